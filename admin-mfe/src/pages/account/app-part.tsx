import detail from '../../detail/detail.module.css';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { serverText } from '@stillsam/api-client';
import { Button, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { encode } from 'uqr';
import { bind, Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { ACCOUNT_COPY } from './account.copy';
import styles from './account-page.module.css';
import { useApi, useRefetch } from '../../api/use-api';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import look from '../../look.module.css';

const { app: copy, factors } = ACCOUNT_COPY;
const CODE = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, copy.codeMissing)) });

/** The app that makes codes: added, replaced or removed. */
export function AppPart({ isOn }: { isOn: boolean }) {
  const api = useApi();
  const beginApp = api.useMutation('post', '/api/auth/totp');
  const removeApp = api.useMutation('delete', '/api/auth/totp', {
    onSettled: useRefetch('/api/auth/factors'),
  });
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null);
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const run = async (change: () => Promise<unknown>, done?: string) => {
    setOutcome(null);
    try {
      await change();
      if (done) setOutcome({ tone: 'success', text: done });
    } catch (error) {
      setOutcome({ tone: 'error', text: serverText(error) ?? factors.notSaved });
    }
  };
  return (
    <div className={styles.factor}>
      <h3 className={styles.factorTitle}>{copy.title}</h3>
      <p className={detail.lead}>{copy.lead}</p>
      <OutcomeNotice outcome={outcome} />
      {isOn ? <p>{copy.isOn}</p> : null}
      {begun ? (
        <ConfirmAppForm
          {...begun}
          onDone={() => {
            setBegun(null);
            setOutcome({ tone: 'success', text: copy.added });
          }}
          onCancel={() => setBegun(null)}
        />
      ) : (
        <div className={look.buttons}>
          <Button
            variant="secondary"
            isLoading={beginApp.isPending}
            loadingText={copy.beginning}
            onClick={() => void run(async () => setBegun(await beginApp.mutateAsync({})))}
          >
            {isOn ? copy.replace : copy.add}
          </Button>
          {isOn ? (
            <Button
              variant="quiet"
              isLoading={removeApp.isPending}
              loadingText={factors.removing}
              onClick={() => void run(() => removeApp.mutateAsync({}), copy.removed)}
            >
              {copy.remove}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

interface ConfirmAppFormProps {
  /** Base32. */
  secret: string;
  /** `otpauth://…`. */
  uri: string;
  onDone: () => void;
  onCancel: () => void;
}

function ConfirmAppForm({ secret, uri, onDone, onCancel }: ConfirmAppFormProps) {
  const confirmApp = useApi().useMutation('post', '/api/auth/totp/confirm', {
    onSuccess: useRefetch('/api/auth/factors'),
  });
  const form = useForm({ resolver: zodResolver(CODE), defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      failed={factors.notSaved}
      focus="code"
      lead={
        <>
          <p>{copy.scan}</p>
          <QrCode text={uri} label={copy.picture} />
          <p>
            {copy.secret}: <code className={look.breaks}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </>
      }
      onSend={async (body) => {
        await confirmApp.mutateAsync({ body });
        onDone();
      }}
    >
      <TextField
        {...bind(form, 'code')}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <div className={look.buttons}>
        <Submit form={form} loadingText={copy.confirming}>
          {copy.confirm}
        </Submit>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** A text as a QR code, dark on light also by night, as cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} />
    </svg>
  );
}
