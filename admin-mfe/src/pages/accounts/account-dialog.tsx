import { zodResolver } from '@hookform/resolvers/zod';
import { SelectField, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind, FormDialog } from '../../forms/form';
import { z } from '../../forms/schema';
import { ACCOUNTS_COPY as COPY } from './accounts.copy';
import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';

/** What the dialog asks: it invites, or changes, helps in or removes an account. */
export type Question = { kind: 'invite' } | { kind: 'change' | 'help' | 'remove'; account: Account };

interface AccountDialogProps {
  question: Question;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks for what an action on accounts needs. */
export function AccountDialog({ question, onDone, onCancel }: AccountDialogProps) {
  const act = useAct(question);
  const isInvite = question.kind === 'invite';
  const isGrave = question.kind === 'remove' || question.kind === 'help';
  const form = useForm({
    resolver: zodResolver(isInvite ? INVITE : CONFIRMATION),
    defaultValues: { name: '', email: '', role: roleOf(question) },
  });
  return (
    <FormDialog
      title={isInvite ? COPY.inviteTitle : TITLES[question.kind](question.account.name)}
      description={TEXTS[question.kind]}
      role={isGrave ? 'alertdialog' : 'dialog'}
      size="small"
      form={form}
      failed={COPY.failed}
      copy={{ submit: SUBMITS[question.kind], submitting: COPY.working }}
      variant={isGrave ? 'danger' : undefined}
      onCancel={onCancel}
      onSend={async (fields) => onDone(await act(fields))}
    >
      {isInvite ? (
        <>
          <TextField
            {...bind(form, 'name')}
            label={COPY.nameLabel}
            hint={COPY.nameHint}
            autoComplete="off"
            required
          />
          <TextField
            {...bind(form, 'email')}
            type="email"
            label={COPY.emailLabel}
            autoComplete="off"
            required
          />
        </>
      ) : null}
      {isGrave ? null : (
        <SelectField
          {...bind(form, 'role')}
          label={COPY.roleLabel}
          hint={COPY.givenHint}
          options={isInvite ? COPY.given : [...COPY.given, COPY.none]}
        />
      )}
    </FormDialog>
  );
}

interface Fields {
  name: string;
  email: string;
  role: GivenRole;
}

/** @returns the action; it resolves to a sentence about what happened. */
function useAct(question: Question): (fields: Fields) => Promise<string> {
  const { invite, changeRole, resetFactors, remove } = useAccountActions();
  return async ({ name, email, role }) => {
    if (question.kind === 'invite') {
      if (role === 'user') throw new Error('Nobody is invited to nothing');
      await invite.mutateAsync({ body: { name, email, role } });
      return COPY.wasInvited(email);
    }
    const { id, name: who } = question.account;
    const params = { path: { id } };
    if (question.kind === 'help') {
      await resetFactors.mutateAsync({ params });
      return COPY.helped(who);
    }
    if (question.kind === 'remove') {
      await remove.mutateAsync({ params });
      return COPY.removed(who);
    }
    await changeRole.mutateAsync({ params, body: { role } });
    return COPY.changed(who, COPY.roles[role]);
  };
}

const ROLE = z.enum(['admin', 'editor', 'care', 'reviewer', 'user']);
const CONFIRMATION = z.object({ name: z.string(), email: z.string(), role: ROLE });
const INVITE = z.object({
  name: z.string().check(z.minLength(1, COPY.nameMissing)),
  email: z.string().check(z.minLength(1, COPY.emailMissing)),
  role: ROLE,
});

const TEXTS = {
  invite: COPY.inviteText,
  change: COPY.changeText,
  help: COPY.helpText,
  remove: COPY.removeText,
};
const SUBMITS = {
  invite: COPY.inviteSubmit,
  change: COPY.change,
  help: COPY.helpSubmit,
  remove: COPY.remove,
};

const TITLES = { change: COPY.changeNamed, help: COPY.helpNamed, remove: COPY.removeNamed };

/** The role that is chosen at first. */
function roleOf(question: Question): GivenRole {
  if (question.kind === 'invite') return 'editor';
  const { role } = question.account;
  return role === 'team' ? 'user' : role;
}

export type Account = components['schemas']['AccountDto'];
export type GivenRole = components['schemas']['ChangeRoleDto']['role'];

const LIST = '/api/admin/users';

/** What an owner does with accounts. The list is read again afterwards, also after a failure. */
export function useAccountActions() {
  const api = useApi();
  const options = { onSettled: useRefetch(LIST) };
  return {
    invite: api.useMutation('post', '/api/admin/invites', options),
    inviteAgain: api.useMutation('post', '/api/admin/invites/{id}/mail', options),
    changeRole: api.useMutation('patch', '/api/admin/users/{id}', options),
    resetFactors: api.useMutation('post', '/api/admin/users/{id}/reset-factors', options),
    remove: api.useMutation('post', '/api/admin/users/{id}/remove', options),
  };
}
