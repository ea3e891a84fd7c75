import { useRef, useState, type FormEvent } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { Button, Notice, TextField } from '@stillsam/ui';
import { ACCOUNT_COPY } from '../account.copy';
import styles from '../account-page.module.css';
import { useChangePassword } from '../account.queries';
import { checkPassword, passwordIssues, type PasswordErrors, type PasswordFields } from '../password.logic';

const { password: copy } = ACCOUNT_COPY;
const EMPTY: PasswordFields = { current: '', next: '', repeat: '' };
const FIELDS = [
  { name: 'current', label: copy.current, hint: undefined, autoComplete: 'current-password' },
  { name: 'next', label: copy.next, hint: copy.nextHint, autoComplete: 'new-password' },
  { name: 'repeat', label: copy.repeat, hint: undefined, autoComplete: 'new-password' },
] as const;

/** A new password, with the present one as proof. */
export function PasswordForm() {
  const change = useChangePassword();
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const formRef = useRef<HTMLFormElement>(null);

  const reject = (faults: PasswordErrors) => {
    setErrors(faults);
    const first = FIELDS.find(({ name }) => faults[name]);
    if (first) formRef.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending || reject(checkPassword(fields))) return;
    try {
      await change.mutateAsync(fields);
      setFields(EMPTY);
    } catch (error) {
      reject(passwordIssues(error instanceof ApiError ? error.issues : []));
    }
  };
  const hasFieldError = Object.values(errors).some(Boolean);

  return (
    <section className={styles.part} aria-labelledby="password">
      <h2 id="password" className={styles.heading}>
        {copy.title}
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {change.isSuccess ? <Notice tone="success">{copy.saved}</Notice> : null}
        {change.isError && !hasFieldError ? (
          <Notice tone="error">{serverText(change.error) ?? copy.failed}</Notice>
        ) : null}
        {FIELDS.map(({ name, ...texts }) => (
          <TextField
            key={name}
            {...texts}
            type="password"
            name={name}
            required
            value={fields[name]}
            error={errors[name]}
            onChange={(event) => {
              setFields({ ...fields, [name]: event.target.value });
              setErrors({ ...errors, [name]: undefined });
            }}
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
