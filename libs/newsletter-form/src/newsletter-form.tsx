import { Button, Notice, TextField } from '@stillsam/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { NEWSLETTER_COPY as COPY } from './newsletter.copy';
import styles from './newsletter-form.module.css';
import { useNewsletter } from './use-newsletter';

export interface NewsletterFormProps {
  /** The first line after success; the one that asks to confirm by mail follows it. */
  successText?: string;
  /** Milliseconds until the success message gives way to an empty form; it stays when left out. */
  successMilliseconds?: number;
  /** Stands below the field: what the address is used for, with a link to the privacy policy. */
  note?: ReactNode;
  submitLabel?: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin?: string;
  className?: string;
}

/** An address for the newsletter. */
export function NewsletterForm({
  successText = COPY.success,
  successMilliseconds,
  note,
  submitLabel = COPY.submit,
  apiOrigin = '',
  className,
}: NewsletterFormProps) {
  const { field, state, submit, edited, prepare } = useNewsletter({ apiOrigin, successMilliseconds });
  const isReady = useIsReady();
  const isSubmitting = state.status === 'submitting';
  const error = state.status === 'error' ? state : undefined;
  return (
    <form
      noValidate
      className={className ? `${styles.form} ${className}` : styles.form}
      data-ready={isReady}
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
    >
      <div className={styles.row}>
        <TextField
          ref={field}
          type="email"
          name="email"
          label={COPY.label}
          autoComplete="email"
          inputMode="email"
          required
          // Without its script the form would put the address into the page's own.
          disabled={!isReady || isSubmitting}
          error={error?.kind === 'invalid' ? error.message : undefined}
          onChange={edited}
        />
        <Button
          type="submit"
          className={styles.submit}
          isLoading={isSubmitting}
          loadingText={COPY.submitting}
          disabled={!isReady}
        >
          {submitLabel}
        </Button>
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
      <noscript>
        <p className={styles.note}>{COPY.withoutScript}</p>
      </noscript>
      {error && error.kind !== 'invalid' ? (
        <Notice tone={error.kind === 'kept' ? 'info' : 'error'}>{error.message}</Notice>
      ) : null}
      {/* The live region is there from the start, so that what comes into it is read. */}
      <div role="status" className={styles.outcome}>
        {state.status === 'success' ? (
          <Notice tone="success" role="none">
            <p>{successText}</p>
            <p>{COPY.confirmByMail}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
}

const subscribeToNothing = () => () => undefined;

/** Whether the page's script has taken the form over. */
function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
