import { zodResolver } from '@hookform/resolvers/zod';
import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../../forms/bind';
import { Form, Submit } from '../../../forms/form';
import { z } from '../../../forms/schema';
import {
  isRepeated,
  NEW_PASSWORD_FIELDS,
  NEW_PASSWORD_INPUTS,
} from '../../../features/new-password/new-password';
import { ACCOUNT_COPY } from '../account.copy';
import { useChangePassword } from '../account.queries';
import { AccountPart } from './account-part';

const { password: copy } = ACCOUNT_COPY;

/** The fields of a password change, named as in the API, and the new password repeated. */
const PASSWORD_CHANGE = z
  .object({
    current_password: z.string().check(z.minLength(1, copy.currentMissing)),
    ...NEW_PASSWORD_FIELDS,
  })
  .check(isRepeated);

const FIELDS = [
  { name: 'current_password', label: copy.current, hint: undefined, autoComplete: 'current-password' },
  ...NEW_PASSWORD_INPUTS,
] as const;

/** A new password, with the present one as proof. */
export function PasswordForm() {
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(PASSWORD_CHANGE),
    defaultValues: { current_password: '', new_password: '', repeat: '' },
  });

  return (
    <AccountPart id="password" title={copy.title} lead={copy.lead}>
      <Form
        form={form}
        failed={copy.failed}
        done={change.isSuccess ? copy.saved : null}
        onSend={async ({ current_password, new_password }) => {
          await change.mutateAsync({ current_password, new_password });
          form.reset();
        }}
      >
        {FIELDS.map(({ name, ...texts }) => (
          <TextField key={name} {...bind(form, name)} {...texts} type="password" required />
        ))}
        <Submit form={form} variant="secondary" loadingText={copy.saving}>
          {copy.save}
        </Submit>
      </Form>
    </AccountPart>
  );
}
