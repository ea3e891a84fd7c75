import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../../forms/bind';
import { Form, Submit } from '../../../forms/form';
import { useSessionState } from '../../../features/session/session-provider';
import { ACCOUNT_COPY } from '../account.copy';
import { useChangeName } from '../account.queries';
import { AccountPart } from './account-part';

const { name: copy } = ACCOUNT_COPY;
const MAX_LENGTH = 100;

/** The name that stands in the bylines. */
export function NameForm() {
  const session = useSessionState();
  const change = useChangeName();
  const name = 'user' in session ? session.user.name : '';
  const form = useForm({ defaultValues: { name } });

  return (
    <AccountPart id="name" title={copy.title} value={name} none={copy.none}>
      <Form
        form={form}
        failed={copy.failed}
        done={change.isSuccess ? copy.saved : null}
        onSend={(sent) => change.mutateAsync(sent.name)}
      >
        <TextField
          label={copy.label}
          hint={copy.hint}
          autoComplete="name"
          {...bind(form, 'name', { maxLength: { value: MAX_LENGTH, message: copy.tooLong } })}
        />
        <Submit form={form} variant="secondary" loadingText={copy.saving}>
          {copy.save}
        </Submit>
      </Form>
    </AccountPart>
  );
}
