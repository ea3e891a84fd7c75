import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useSessionState } from '../../../features/session/session-provider';
import { showRefusal } from '../../../forms/show-refusal';
import { ACCOUNT_COPY } from '../account.copy';
import styles from '../account-page.module.css';
import { useChangeName } from '../account.queries';

const { name: copy } = ACCOUNT_COPY;
const MAX_LENGTH = 100;

/** The name that stands in the bylines. */
export function NameForm() {
  const session = useSessionState();
  const change = useChangeName();
  const form = useForm({ defaultValues: { name: 'user' in session ? session.user.name : '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await change.mutateAsync(name);
    } catch (error) {
      showRefusal(form, error, copy.failed);
    }
  });

  return (
    <section className={styles.part} aria-labelledby="name">
      <h2 id="name" className={styles.heading}>
        {copy.title}
      </h2>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {change.isSuccess ? <Notice tone="success">{copy.saved}</Notice> : null}
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        <TextField
          label={copy.label}
          hint={copy.hint}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name', { maxLength: { value: MAX_LENGTH, message: copy.tooLong } })}
        />
        <div>
          <Button type="submit" isLoading={change.isPending} loadingText={copy.saving}>
            {copy.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
