import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../../forms/schema';
import {
  isRepeated,
  NEW_PASSWORD_FIELDS,
  NEW_PASSWORD_INPUTS,
} from '../../../features/new-password/new-password';
import { ACCOUNT_COPY } from '../account.copy';
import { showRefusal } from '../../../forms/show-refusal';
import styles from '../account-page.module.css';
import { useChangePassword } from '../account.queries';

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
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ current_password, new_password }) => {
    try {
      await change.mutateAsync({ current_password, new_password });
      form.reset();
    } catch (error) {
      showRefusal(form, error, copy.failed);
    }
  });

  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        {copy.title}
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {change.isSuccess ? <Notice tone="success">{copy.saved}</Notice> : null}
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        {FIELDS.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...form.register(name)}
            {...texts}
            type="password"
            required
            error={errors[name]?.message}
          />
        ))}
        <div>
          <Button type="submit" isLoading={change.isPending} loadingText={copy.saving}>
            {copy.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
