import { EmailField, emailAddress, FORM_COPY, FormMessage, required, useForm } from '@stillsam/forms';
import { Button, Notice, TextArea, TextField } from '@stillsam/ui';
import { sendMessage } from '../contact-call';
import { CONTACT_COPY as COPY, THANKS_MS } from '../contact.copy';
import styles from './contact-form.module.css';

const CHECKS = {
  name: required(COPY.nameMissing),
  email: emailAddress,
  message: required(COPY.messageMissing),
};

/** Sends a message. A confirmation replaces the form for a while, then an empty form returns. */
export function ContactForm() {
  const { form, status, errors, message, isQueued, submit } = useForm({
    checks: CHECKS,
    send: sendMessage,
    successMilliseconds: THANKS_MS,
  });
  return (
    <>
      {/* The live region is present from the start, so that screen readers announce its content. */}
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
          <EmailField label={COPY.email} hint={COPY.emailHint} error={errors.email} />
          <TextArea
            name="message"
            label={COPY.message}
            hint={COPY.messageHint}
            rows={7}
            maxLength={5000}
            required
            error={errors.message}
          />
          <FormMessage message={message} isQueued={isQueued} />
          <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={FORM_COPY.sending}>
            {COPY.submit}
          </Button>
        </form>
      )}
    </>
  );
}
