import { TextField, type TextFieldProps, Notice, Button } from '@stillsam/ui';
import { isSiteOpen, NOT_OPEN } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { runtimeConfig } from '@stillsam/platform';
import type { ReactNode } from 'react';
import { emailAddress, failureText, FORM_COPY, hasStatus, useForm, type FormFailure } from './use-form';
import styles from './address-form.module.css';

/** The required field of an address, by the name `email`. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'name'>) {
  return <TextField {...props} type="email" name="email" autoComplete="email" inputMode="email" required />;
}

/** The message of a form, as an alert unless the form was queued. */
export function FormMessage({ message, isQueued }: { message?: string; isQueued?: boolean }) {
  return message ? <Notice tone={isQueued ? 'info' : 'error'}>{message}</Notice> : null;
}

/** Whether a visitor may be asked for anything: not on a public origin whose owner is not named. */
export function isFormOpen(): boolean {
  return isSiteOpen(runtimeConfig().siteOrigin, currentBusiness());
}

/** Stands in place of a form that is not open. */
export function ClosedForm({ className }: { className?: string }) {
  return (
    <Notice role="none" className={className}>
      {NOT_OPEN}
    </Notice>
  );
}

interface AddressFormProps {
  /** Route of the API that the browser posts to before hydration and without JavaScript (ADR 52). */
  action: string;
  send: (email: string) => Promise<void>;
  describeFailure: (error: unknown) => FormFailure<'email'>;
  submitLabel: string;
  /** The lines after success. */
  thanks: readonly string[];
  /** The thanks stand in place of the form, instead of below it. */
  isReplaced?: boolean;
  /** Milliseconds until an empty form replaces the thanks, which stay when left out. */
  successMilliseconds?: number;
  /** Below the field: what the address is used for. */
  note?: ReactNode;
  /** Hidden fields. */
  children?: ReactNode;
  className?: string;
}

const CHECKS = { email: emailAddress };

/** A form that asks for an e-mail address and nothing else. */
export function AddressForm(props: AddressFormProps) {
  const { action, submitLabel, thanks, isReplaced = false, note, children, className } = props;
  const { form, status, errors, message, isQueued, submit } = useForm({
    checks: CHECKS,
    send: ({ email }) => props.send(email),
    describeFailure: props.describeFailure,
    successMilliseconds: props.successMilliseconds,
  });
  if (!isFormOpen()) return <ClosedForm className={className} />;
  const isSending = status === 'sending';
  const isSent = status === 'sent';
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      {isSent && isReplaced ? null : (
        <form ref={form} noValidate method="post" action={action} className={styles.form} onSubmit={submit}>
          {children}
          <div className={styles.row}>
            <EmailField label={FORM_COPY.email} readOnly={isSending} error={errors.email} />
            <Button
              type="submit"
              className={styles.submit}
              isLoading={isSending}
              loadingText={FORM_COPY.sending}
            >
              {submitLabel}
            </Button>
          </div>
          {note ? <div className={styles.note}>{note}</div> : null}
          <FormMessage message={message} isQueued={isQueued} />
        </form>
      )}
      {/* The live region is present from the start, so that screen readers announce what is added to it. */}
      <div role="status" className={styles.outcome}>
        {isSent ? (
          <Notice tone="success" role="none">
            {thanks.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

const NEWSLETTER_COPY = {
  submit: 'Prenumerera',
  success: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  confirmByMail: 'Bekräfta via länken i mejlet, annars kommer inga brev.',
  alreadyRegistered: 'Den här e-postadressen är redan registrerad.',
} as const;

export interface NewsletterFormProps {
  /** The first line after success. The line about the confirmation mail follows it. */
  successText?: string;
  /** Milliseconds until an empty form replaces the success message, which stays when left out. */
  successMilliseconds?: number;
  /** Below the field: what the address is used for, with a link to the privacy policy. */
  note?: ReactNode;
  /** Makes the call with a checked address. */
  subscribe: (email: string) => Promise<void>;
}

/** Subscribes an address to the newsletter. Its owner confirms it by a mailed link. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { successText = NEWSLETTER_COPY.success, successMilliseconds, note, subscribe } = props;
  return (
    <AddressForm
      action="/api/newsletter/subscribe/form"
      send={subscribe}
      describeFailure={describeNewsletterFailure}
      submitLabel={NEWSLETTER_COPY.submit}
      thanks={[successText, NEWSLETTER_COPY.confirmByMail]}
      successMilliseconds={successMilliseconds}
      note={note}
      className={styles.newsletter}
    />
  );
}

const CONFLICT = 409;

/** The messages of the specification, section 8. */
function describeNewsletterFailure(error: unknown) {
  return { message: hasStatus(error, CONFLICT) ? NEWSLETTER_COPY.alreadyRegistered : failureText(error) };
}
