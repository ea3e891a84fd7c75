import { isKeptOffline } from '@stillsam/api-client';
import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import { Button, isEmailAddress, Notice, TextField } from '@stillsam/ui';
import { isAddressRefused, notifyErrorText, registerNotify, type NotifyPurpose } from './notify-call';
import styles from './notify-form.module.css';
import { IDLE, nextNotifyState, type NotifyState } from './notify-state';
import { NOTIFY_COPY as COPY } from './notify.copy';

export interface NotifyFormProps {
  purpose: NotifyPurpose;
  /** Stands in the form's place when the address has arrived. */
  thanks: string;
  /** Label of the address; 'E-post' unless stated. */
  label?: string;
  /** 'Påminn mig' unless stated. */
  submitLabel?: string;
  /** Prepended to `/api/…`; empty where the page's own origin forwards to the API. */
  apiOrigin?: string;
  className?: string;
}

/** An address and a purpose, nothing more: told once, when something is there. */
export function NotifyForm({
  purpose,
  thanks,
  label = COPY.label,
  submitLabel = COPY.submit,
  apiOrigin = '',
  className,
}: NotifyFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(nextNotifyState, IDLE);
  const isSubmitting = state.status === 'submitting';

  // Once the complaint is on the page, so that it is read with the field.
  useEffect(() => {
    if (addressError(state)) field.current?.focus();
  }, [state]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const email = field.current?.value.trim() ?? '';
    if (!isEmailAddress(email)) return dispatch({ type: 'refused', message: COPY.invalid });
    dispatch({ type: 'submitted' });
    registerNotify({ email, purpose }, apiOrigin).then(
      () => dispatch({ type: 'succeeded' }),
      (error: unknown) => {
        if (isAddressRefused(error)) dispatch({ type: 'refused', message: COPY.invalid });
        else dispatch({ type: isKeptOffline(error) ? 'kept' : 'failed', message: notifyErrorText(error) });
      },
    );
  };

  return (
    <div className={className}>
      {/* The live region is there from the start, so that what comes into it is read. */}
      <div role="status">
        {state.status === 'success' ? (
          <Notice tone="success" role="none">
            {thanks}
          </Notice>
        ) : null}
      </div>
      {state.status === 'success' ? null : (
        // `post` only keeps an address that is sent before the page has come alive out of the page's own address.
        <form noValidate method="post" className={styles.form} onSubmit={submit}>
          <div className={styles.row}>
            <TextField
              ref={field}
              type="email"
              name="email"
              label={label}
              autoComplete="email"
              inputMode="email"
              required
              readOnly={isSubmitting}
              error={addressError(state)}
              onChange={() => dispatch({ type: 'edited' })}
            />
            <Button
              type="submit"
              className={styles.submit}
              isLoading={isSubmitting}
              loadingText={COPY.submitting}
            >
              {submitLabel}
            </Button>
          </div>
          <p className={styles.hint}>{COPY.hint}</p>
          {state.status === 'error' && state.kind !== 'invalid' ? (
            <Notice tone={state.kind === 'kept' ? 'info' : 'error'}>{state.message}</Notice>
          ) : null}
        </form>
      )}
      <noscript>
        <p className={styles.hint}>{COPY.withoutScript}</p>
      </noscript>
    </div>
  );
}

function addressError(state: NotifyState): string | undefined {
  return state.status === 'error' && state.kind === 'invalid' ? state.message : undefined;
}
