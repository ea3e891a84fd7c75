import {
  EmailField,
  emailAddress,
  failureText,
  FORM_COPY,
  FormMessage,
  hasStatus,
  useForm,
} from '@stillsam/forms';
import { Button, Notice, useHydrated } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { NEWSLETTER_COPY as COPY } from './newsletter.copy';
import styles from './newsletter-form.module.css';
import { subscribe } from './subscribe';

export interface NewsletterFormProps {
  /** The first line after success. The line about the confirmation mail follows it. */
  successText?: string;
  /** Milliseconds until an empty form replaces the success message, which stays when left out. */
  successMilliseconds?: number;
  /** Below the field: what the address is used for, with a link to the privacy policy. */
  note?: ReactNode;
  submitLabel?: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin?: string;
  className?: string;
}

const CHECKS = { email: emailAddress };

/** Subscribes an address to the newsletter. */
export function NewsletterForm({
  successText = COPY.success,
  successMilliseconds,
  note,
  submitLabel = COPY.submit,
  apiOrigin = '',
  className,
}: NewsletterFormProps) {
  const { form, status, errors, message, isQueued, submit, clearErrors } = useForm({
    checks: CHECKS,
    send: ({ email }) => subscribe(email, apiOrigin),
    describeFailure,
    successMilliseconds,
  });
  // Disabled before hydration: the browser would put the e-mail address into the URL.
  const isReady = useHydrated();
  return (
    <form
      ref={form}
      noValidate
      className={className ? `${styles.form} ${className}` : styles.form}
      data-ready={isReady}
      onSubmit={submit}
    >
      <div className={styles.row}>
        <EmailField
          label={COPY.label}
          disabled={!isReady}
          readOnly={status === 'sending'}
          error={errors.email}
          onChange={clearErrors}
        />
        <Button
          type="submit"
          className={styles.submit}
          isLoading={status === 'sending'}
          loadingText={FORM_COPY.sending}
          disabled={!isReady}
        >
          {submitLabel}
        </Button>
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
      <noscript>
        <p className={styles.note}>{COPY.withoutScript}</p>
      </noscript>
      <FormMessage message={message} isQueued={isQueued} />
      {/* The live region is present from the start, so that screen readers announce what is added to it. */}
      <div role="status" className={styles.outcome}>
        {status === 'sent' ? (
          <Notice tone="success" role="none">
            <p>{successText}</p>
            <p>{COPY.confirmByMail}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

const CONFLICT = 409;

/** The messages of the specification, section 8. */
function describeFailure(error: unknown) {
  return { message: hasStatus(error, CONFLICT) ? COPY.alreadyRegistered : failureText(error) };
}
