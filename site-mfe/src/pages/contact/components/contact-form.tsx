import { Button, Notice, TextArea, TextField } from '@stillsam/ui';
import { useEffect } from 'react';
import { emailAddress, required } from '../../../features/sending-form/checks';
import { SENDING_COPY } from '../../../features/sending-form/sending-form.copy';
import { useSendingForm } from '../../../features/sending-form/use-sending-form';
import { sendMessage } from '../contact-call';
import { CONTACT_COPY as COPY, THANKS_MS } from '../contact.copy';
import styles from './contact-form.module.css';

const CHECKS = {
  name: required(COPY.nameMissing),
  email: emailAddress,
  message: required(COPY.messageMissing),
};

/** A message; the thanks take the form's place for a while, then it comes back empty. */
export function ContactForm() {
  const { form, status, errors, message, isKept, submit, restart } = useSendingForm({
    checks: CHECKS,
    send: sendMessage,
  });
  useEffect(() => {
    if (status !== 'sent') return;
    const timer = setTimeout(restart, THANKS_MS);
    return () => clearTimeout(timer);
  }, [status, restart]);
  return (
    <>
      {/* The live region is there from the start, so that what comes into it is read. */}
      <div role="status">
        {status === 'sent' ? (
          <Notice tone="success" role="none" className={styles.thanks}>
            {COPY.thanks}
          </Notice>
        ) : null}
      </div>
      {status === 'sent' ? null : (
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <noscript>
            <p>{COPY.withoutScript}</p>
          </noscript>
          <TextField
            name="name"
            label={COPY.name}
            autoComplete="name"
            maxLength={100}
            required
            error={errors.name}
          />
          <TextField
            type="email"
            name="email"
            label={COPY.email}
            hint={COPY.emailHint}
            autoComplete="email"
            inputMode="email"
            required
            error={errors.email}
          />
          <TextArea
            name="message"
            label={COPY.message}
            hint={COPY.messageHint}
            rows={7}
            maxLength={5000}
            required
            error={errors.message}
          />
          {message ? <Notice tone={isKept ? 'info' : 'error'}>{message}</Notice> : null}
          <Button
            type="submit"
            size="large"
            isLoading={status === 'sending'}
            loadingText={SENDING_COPY.sending}
          >
            {COPY.submit}
          </Button>
        </form>
      )}
    </>
  );
}
