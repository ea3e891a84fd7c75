import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Notice, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { z } from '../../forms/schema';
import { showRefusal } from '../../forms/show-refusal';
import { SESSION_COPY } from './session.copy';
import styles from './sign-in.module.css';

const { code: copy } = SESSION_COPY;
const CODE = z.object({ code: z.string().check(z.trim(), z.minLength(1, copy.missing)) });

interface CodeFormProps {
  /** @throws ApiError of the API's refusal. */
  onCode: (code: string) => Promise<unknown>;
  /** Back to the first step. */
  onCancel: () => void;
}

/** The second step of a sign-in: a code of an app, or for recovery. */
export function CodeForm({ onCode, onCancel }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(CODE), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      showRefusal(form, error, SESSION_COPY.failed);
      form.setFocus('code');
    }
  });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{copy.lead}</p>
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <TextField
        {...form.register('code')}
        label={copy.label}
        hint={copy.hint}
        autoComplete="one-time-code"
        autoFocus
        required
        error={errors.code?.message}
      />
      <Button type="submit" isFullWidth isLoading={isSubmitting} loadingText={SESSION_COPY.submitting}>
        {SESSION_COPY.submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {copy.back}
      </Button>
    </form>
  );
}
