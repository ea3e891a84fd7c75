import {
  ClosedForm,
  EmailField,
  emailAddress,
  FORM_COPY,
  FormMessage,
  isFormOpen,
  optional,
  required,
  useForm,
} from '@stillsam/forms';
import { Button, CheckboxField, Notice, TextArea, TextField } from '@stillsam/ui';
import { useEffect, useRef, useState } from 'react';
import { siteApi } from '../../../api/site-api';
import { CONTACT_COPY as COPY, THANKS_MS } from '../contact.copy';
import styles from '../contact-page.module.css';

const CHECKS = {
  name: required(COPY.nameMissing),
  email: emailAddress,
  message: required(COPY.messageMissing),
  health_consent: optional,
};

const FORM_ROUTE = '/api/contact/form';

/**
 * Sends a message. A confirmation covers the form for a while, then the form is there again, empty, with the time of
 * sending. The form keeps its room, so that nothing below it moves.
 */
export function ContactForm() {
  const thanks = useRef<HTMLDivElement>(null);
  const [sentAt, setSentAt] = useState('');
  const { form, status, errors, message, isQueued, submit } = useForm({
    checks: CHECKS,
    send: async ({ health_consent, ...message }) => {
      const body = health_consent ? { ...message, health_consent: true } : message;
      await siteApi().POST('/api/contact', { body });
      setSentAt(clockTime(new Date()));
    },
    successMilliseconds: THANKS_MS,
  });
  useEffect(() => {
    // The pressed button is gone, and on a phone the confirmation is above what was in view.
    if (status === 'sent') thanks.current?.focus();
  }, [status]);
  if (!isFormOpen()) return <ClosedForm />;
  return (
    <div className={styles.room}>
      {/* The live region is present from the start, so that screen readers announce its content. */}
      <div ref={thanks} role="status" tabIndex={-1} className={styles.status}>
        {status === 'sent' ? (
          <Notice tone="success" role="none" className={styles.thanks}>
            {COPY.thanks}
          </Notice>
        ) : null}
      </div>
      {/* Without JavaScript the browser posts the form, and the API responds with a page (ADR 52). */}
      <form
        ref={form}
        noValidate
        method="post"
        action={FORM_ROUTE}
        className={styles.form}
        inert={status === 'sent'}
        onSubmit={submit}
      >
        {sentAt ? <p className={styles.sent}>{COPY.sentAt(sentAt)}</p> : null}
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
          rows={5}
          maxLength={5000}
          required
          error={errors.message}
        />
        <CheckboxField
          name="health_consent"
          value="true"
          label={COPY.healthConsent}
          hint={COPY.healthConsentHint}
        />
        <FormMessage message={message} isQueued={isQueued} />
        <Button type="submit" size="large" isLoading={status === 'sending'} loadingText={FORM_COPY.sending}>
          {COPY.submit}
        </Button>
      </form>
    </div>
  );
}

/** For example 20.14. */
function clockTime(now: Date): string {
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join('.');
}
