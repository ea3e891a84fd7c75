import {
  EmailField,
  emailAddress,
  failureText,
  FORM_COPY,
  FormMessage,
  hasStatus,
  useForm,
} from '@stillsam/forms';
import { Button, Notice } from '@stillsam/ui';
import { registerNotify, type NotifyPurpose } from './notify-call';
import styles from './notify-form.module.css';
import { NOTIFY_COPY as COPY } from './notify.copy';

export interface NotifyFormProps {
  purpose: NotifyPurpose;
  /** Replaces the form after success. */
  thanks: string;
  /** Label of the address; 'E-post' unless stated. */
  label?: string;
  /** 'Påminn mig' unless stated. */
  submitLabel?: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin?: string;
  className?: string;
}

const CHECKS = { email: emailAddress };

/** Registers an address for one purpose. */
export function NotifyForm({
  purpose,
  thanks,
  label = COPY.label,
  submitLabel = COPY.submit,
  apiOrigin = '',
  className,
}: NotifyFormProps) {
  const { form, status, errors, message, isQueued, submit, clearErrors } = useForm({
    checks: CHECKS,
    send: ({ email }) => registerNotify({ email, purpose }, apiOrigin),
    describeFailure,
  });
  return (
    <div className={className}>
      {/* The live region is present from the start, so that screen readers announce what is added to it. */}
      <div role="status">
        {status === 'sent' ? (
          <Notice tone="success" role="none">
            {thanks}
          </Notice>
        ) : null}
      </div>
      {status === 'sent' ? null : (
        // `post` keeps an e-mail address that is submitted before hydration out of the URL.
        <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit}>
          <div className={styles.row}>
            <EmailField
              label={label}
              readOnly={status === 'sending'}
              error={errors.email}
              onChange={clearErrors}
            />
            <Button
              type="submit"
              className={styles.submit}
              isLoading={status === 'sending'}
              loadingText={FORM_COPY.sending}
            >
              {submitLabel}
            </Button>
          </div>
          <p className={styles.hint}>{COPY.hint}</p>
          <FormMessage message={message} isQueued={isQueued} />
        </form>
      )}
      <noscript>
        <p className={styles.hint}>{COPY.withoutScript}</p>
      </noscript>
    </div>
  );
}

const BAD_REQUEST = 400;

/** The API may refuse an address that passes the check of the page. */
function describeFailure(error: unknown) {
  if (hasStatus(error, BAD_REQUEST)) return { errors: { email: FORM_COPY.invalidEmail } };
  return { message: failureText(error) };
}
