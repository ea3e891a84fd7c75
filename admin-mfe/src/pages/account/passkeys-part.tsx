import detail from '../../detail/detail.module.css';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import { Button, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { usePasskeysHere } from '../../features/session/passkey-sign-in';
import { isCancelled, isKnownHere, makePasskey } from '../../features/session/passkeys';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { ACCOUNT_COPY } from './account.copy';
import styles from './account-page.module.css';
import type { components } from '@stillsam/contracts';
import { useMutation } from '@tanstack/react-query';
import { bodyOf, useApi, useRefetch } from '../../api/use-api';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { RecentTime } from '../../features/list/cells';

const { passkeys: copy, factors } = ACCOUNT_COPY;
const MAX_NAME = 60;
const NAME = z.object({
  name: z.string().check(z.trim(), z.minLength(1, copy.nameMissing), z.maxLength(MAX_NAME)),
});

type Passkey = components['schemas']['PasskeyDto'];

/** The user's passkeys, each with a button to remove it, and a form that adds one. */
export function PasskeysPart({ passkeys }: { passkeys: readonly Passkey[] }) {
  const isHere = usePasskeysHere();
  const removePasskey = useApi().useMutation('delete', '/api/auth/passkeys/{id}', {
    onSettled: useRefetch('/api/auth/factors'),
  });
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const remove = async ({ id, name }: Passkey) => {
    try {
      await removePasskey.mutateAsync({ params: { path: { id } } });
      setOutcome({ tone: 'success', text: copy.removed(name) });
    } catch (error) {
      setOutcome({ tone: 'error', text: serverText(error) ?? factors.notSaved });
    }
  };
  return (
    <div className={styles.factor}>
      <h3 className={styles.factorTitle}>{copy.title}</h3>
      <p className={detail.lead}>{copy.lead}</p>
      <OutcomeNotice outcome={outcome} />
      <ul role="list">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <div className={styles.facts}>
              <span className={styles.device}>{passkey.name}</span>
              <span>
                {copy.since} <RecentTime iso={passkey.created_at} isWithin />
              </span>
              {passkey.last_used_at ? (
                <span>
                  {copy.lastUsed} <RecentTime iso={passkey.last_used_at} isWithin />
                </span>
              ) : (
                <span>{copy.neverUsed}</span>
              )}
            </div>
            <Button
              variant="secondary"
              aria-label={copy.removeNamed(passkey.name)}
              isLoading={removePasskey.isPending && removePasskey.variables?.params.path.id === passkey.id}
              loadingText={factors.removing}
              onClick={() => void remove(passkey)}
            >
              {factors.remove}
            </Button>
          </li>
        ))}
      </ul>
      {isHere ? <AddPasskeyForm onOutcome={setOutcome} /> : <p className={detail.lead}>{copy.unavailable}</p>}
    </div>
  );
}

function AddPasskeyForm({ onOutcome }: { onOutcome: (outcome: ListOutcome | null) => void }) {
  const api = useApi();
  const addPasskey = useMutation({
    mutationFn: async (name: string) => {
      const { options } = await bodyOf(api.client.POST('/api/auth/passkeys/options'));
      const credential = await makePasskey(options);
      return bodyOf(api.client.POST('/api/auth/passkeys', { body: { name, credential } }));
    },
    onSuccess: useRefetch('/api/auth/factors'),
  });
  const here = api
    .useQuery('get', '/api/auth/sessions')
    .data?.sessions.find(({ is_current: isCurrent }) => isCurrent);
  const form = useForm({
    resolver: zodResolver(NAME),
    values: { name: here?.device ?? copy.usualName },
    resetOptions: { keepDirtyValues: true },
  });
  const add = async ({ name }: { name: string }) => {
    onOutcome(null);
    try {
      await addPasskey.mutateAsync(name);
      onOutcome({ tone: 'success', text: copy.added(name) });
    } catch (error) {
      if (isKnownHere(error)) form.setError('root', { message: copy.isKnownHere });
      else if (!isCancelled(error)) throw error;
    }
  };
  return (
    <Form form={form} failed={factors.notSaved} onSend={add}>
      <TextField
        {...bind(form, 'name')}
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="off"
        maxLength={MAX_NAME}
      />
      <Submit form={form} loadingText={copy.adding}>
        {copy.add}
      </Submit>
    </Form>
  );
}
