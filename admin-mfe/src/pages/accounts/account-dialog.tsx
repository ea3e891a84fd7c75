import { zodResolver } from '@hookform/resolvers/zod';
import { Dialog, SelectField, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { z } from '../../forms/schema';
import { ACCOUNTS_COPY as COPY } from './accounts.copy';
import { useAccountActions, type Account, type GivenRole } from './accounts.queries';

/** What the dialog asks: it invites, or changes, helps in or removes an account. */
export type Question = { kind: 'invite' } | { kind: 'change' | 'help' | 'remove'; account: Account };

interface AccountDialogProps {
  /** Null while the dialog is closed. */
  question: Question | null;
  /** Called with a sentence about what happened. */
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Asks for what an action on accounts needs. */
export function AccountDialog({ question, onDone, onCancel }: AccountDialogProps) {
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onCancel}
      title={titleOf(question)}
      description={question ? TEXTS[question.kind] : null}
      role={question?.kind === 'help' || question?.kind === 'remove' ? 'alertdialog' : 'dialog'}
      size="small"
    >
      {question ? <AccountForm question={question} onDone={onDone} onCancel={onCancel} /> : null}
    </Dialog>
  );
}

interface AccountFormProps extends Omit<AccountDialogProps, 'question'> {
  question: Question;
}

function AccountForm({ question, onDone, onCancel }: AccountFormProps) {
  const act = useAct(question);
  const isInvite = question.kind === 'invite';
  const form = useForm({
    resolver: zodResolver(isInvite ? INVITE : CONFIRMATION),
    defaultValues: { name: '', email: '', role: roleOf(question) },
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.failed}
      copy={{ submit: SUBMITS[question.kind], submitting: COPY.working }}
      variant={question.kind === 'remove' || question.kind === 'help' ? 'danger' : undefined}
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
      {question.kind === 'remove' || question.kind === 'help' ? null : (
        <SelectField
          {...bind(form, 'role')}
          label={COPY.roleLabel}
          hint={COPY.givenHint}
          options={isInvite ? COPY.given : [...COPY.given, COPY.none]}
        />
      )}
    </DialogForm>
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

function titleOf(question: Question | null): string {
  if (!question) return '';
  if (question.kind === 'invite') return COPY.inviteTitle;
  return TITLES[question.kind](question.account.name);
}

/** The role that is chosen at first. */
function roleOf(question: Question): GivenRole {
  if (question.kind === 'invite') return 'editor';
  const { role } = question.account;
  return role === 'team' ? 'user' : role;
}
