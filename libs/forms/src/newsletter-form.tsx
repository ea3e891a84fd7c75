import type { ReactNode } from 'react';
import { AddressForm } from './address-form';
import { failureText, hasStatus } from './failure';
import styles from './address-form.module.css';

const COPY = {
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
  const { successText = COPY.success, successMilliseconds, note, subscribe } = props;
  return (
    <AddressForm
      action="/api/newsletter/subscribe/form"
      send={subscribe}
      describeFailure={describeFailure}
      submitLabel={COPY.submit}
      thanks={[successText, COPY.confirmByMail]}
      successMilliseconds={successMilliseconds}
      note={note}
      className={styles.newsletter}
    />
  );
}

const CONFLICT = 409;

/** The messages of the specification, section 8. */
function describeFailure(error: unknown) {
  return { message: hasStatus(error, CONFLICT) ? COPY.alreadyRegistered : failureText(error) };
}
