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
import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import {
  Button,
  CheckboxField,
  CrisisCard,
  Notice,
  PageHeader,
  Section,
  TextArea,
  TextField,
  TextLink,
} from '@stillsam/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { siteApi } from '../../api/site-api';
import { BUSINESS_TITLE, BusinessDetails } from '../../features/legal/business-details';
import { useSwedishDay, type DayData } from '../../features/legal/use-swedish-day';
import { figureTexts, LegalWords } from '../../features/legal/legal-text';
import styles from './contact-page.module.css';

const COPY = {
  title: 'Kontakt',
  lead: 'Frågor, tankar, något som inte fungerar? Skriv som du pratar.',
  metaDescription: 'Skriv till oss. Vi svarar inom 24 timmar.',
  formTitle: 'Skriv till oss',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  email: 'E-post',
  emailHint: 'Dit skickar vi svaret.',
  message: 'Meddelande',
  messageHint: 'Skriv helst inte mer om din hälsa än du behöver.',
  messageMissing: 'Skriv ett meddelande.',
  healthConsent: 'Jag samtycker till att ni läser det jag skriver om min hälsa för att kunna svara.',
  healthConsentHint: 'Behövs om du skriver om din hälsa. Utan krysset raderar vi ett sådant meddelande.',
  atNight: {
    text: 'Vi läser inte meddelanden på natten. Är det bråttom finns',
    link: 'nummer att ringa',
    end: 'här på sidan.',
  },
  submit: 'Skicka',
  sentAt: (time: string) => `Skickat ${time}`,
  thanks: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.',
  purchaseTitle: 'Gäller det ett köp?',
  purchase:
    'Ärenden om köp besvarar vi inom {replyWorkingDays}. Vill du ångra ett köp går det fortast på sidan [Ångerrätt](/angerratt).',
};

/** Milliseconds until an empty form replaces the confirmation (specification, section 9). */
const THANKS_MS = 5000;

const NUMBERS_ID = 'nummer';
/** The others are folded. */
const NUMBERS = ['fara-for-liv', 'rad-om-vard', 'sjalvmordslinjen'];

function ContactPage() {
  const figures = figureTexts(useSwedishDay(useLoaderData<DayData>().day));
  const titleId = useId();
  return (
    <>
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.contact} />
      <Section rhythm="end">
        <PageHeader title={COPY.title} lead={COPY.lead} line="answer" />
        <div className={styles.columns}>
          <section aria-labelledby={titleId} className={styles.write}>
            <h2 id={titleId} className={styles.title}>
              {COPY.formTitle}
            </h2>
            <p className={styles.atNight}>
              {COPY.atNight.text} <TextLink to={`#${NUMBERS_ID}`}>{COPY.atNight.link}</TextLink>{' '}
              {COPY.atNight.end}
            </p>
            <ContactForm />
          </section>
          <div className={styles.purchase}>
            <h2 className={styles.title}>{COPY.purchaseTitle}</h2>
            <p>
              <LegalWords text={COPY.purchase} figures={figures} />
            </p>
          </div>
          <div className={styles.who}>
            <h2 className={styles.title}>{BUSINESS_TITLE}</h2>
            <BusinessDetails isAtContact serviceHours={figures.serviceHours} />
          </div>
          <div id={NUMBERS_ID} className={styles.numbers}>
            <CrisisCard isLandmark={false} isCompact first={NUMBERS} />
          </div>
        </div>
      </Section>
    </>
  );
}

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
function ContactForm() {
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

export { ContactPage as Component };
