import type { components } from '@stillsam/contracts';
import { momentInWords } from '@stillsam/dates';
import { EmailField, emailAddress, FORM_COPY, FormMessage, required, useForm } from '@stillsam/forms';
import { PATHS } from '@stillsam/paths';
import { Button, TextField } from '@stillsam/ui';
import { useEffect, useRef } from 'react';
import text from '../../../../content/legal/withdrawal.json' with { type: 'json' };
import { bodyOf, siteApi } from '../../api/site-api';
import { LegalDocument } from '../../features/legal/legal-document';
import shown from '@stillsam/ui/styles/shown.module.css';
import legal from '../../features/legal/legal-text.module.css';
import styles from './withdrawal-page.module.css';

const COPY = {
  title: 'Ångerrätt',
  lead: 'Du får ändra dig. Här ångrar du ett köp direkt, utan att logga in och utan att förklara varför.',
  metaDescription:
    'Ångra ett köp direkt med ett formulär, och läs vad som gäller om ångerrätt och återbetalning.',
  formTitle: 'Ångra ditt köp här',
  formLead:
    'Tre uppgifter räcker. Meddelandet gäller från stunden du skickar det. Du får alltid ett kvitto direkt här på sidan, och oftast en kopia med e-post.',
  name: 'Namn',
  nameMissing: 'Ange ditt namn.',
  order: 'Ordernummer, eller vad du köpte',
  orderHint: 'Numret står i mejlet om beställningen. Har du det inte går det bra att beskriva köpet.',
  orderMissing: 'Ange ordernumret, eller vad du beställde.',
  email: 'E-post',
  emailHint: 'Samma adress som du beställde med, om du minns den.',
  submit: 'Bekräfta att du ångrar köpet',
  receiptTitle: 'Kvitto på ditt meddelande',
  receiptText: 'Du har meddelat att du ångrar ditt köp.',
  reference: 'Referens',
  receivedAt: 'Mottaget',
  receiptOrder: 'Köp',
  mailed: (email: string) => `En kopia är på väg till ${email}.`,
  notMailed:
    'Vi har redan skickat kvitton till adressen, så det här får du bara på skärmen. Spara eller skriv ut det.',
  print: 'Skriv ut kvittot',
};

function WithdrawalPage() {
  return (
    <LegalDocument
      copy={COPY}
      path={PATHS.withdrawal}
      text={text}
      opening={{ id: 'angra', title: COPY.formTitle, content: <WithdrawalForm /> }}
    />
  );
}

const CHECKS = {
  name: required(COPY.nameMissing),
  order: required(COPY.orderMissing),
  email: emailAddress,
};

const FORM_ROUTE = '/api/withdrawals/form';

/** The withdrawal form. It needs no login and shows a receipt at once. */
function WithdrawalForm() {
  const { form, status, errors, message, receipt, submit } = useForm({
    checks: CHECKS,
    send: (body) => bodyOf(siteApi().POST('/api/withdrawals', { body })),
  });
  if (receipt) return <WithdrawalReceiptCard receipt={receipt} />;
  return (
    <>
      <p>{COPY.formLead}</p>
      {/* Without JavaScript the browser posts the form, and the API responds with a page (ADR 52). */}
      <form
        ref={form}
        noValidate
        method="post"
        action={FORM_ROUTE}
        className={`${legal.box} ${styles.form} ${shown.onScreen}`}
        onSubmit={submit}
      >
        <TextField
          name="name"
          label={COPY.name}
          autoComplete="name"
          maxLength={100}
          required
          error={errors.name}
        />
        <TextField
          name="order"
          label={COPY.order}
          hint={COPY.orderHint}
          maxLength={100}
          required
          error={errors.order}
        />
        <EmailField label={COPY.email} hint={COPY.emailHint} error={errors.email} />
        <FormMessage message={message} />
        <Button type="submit" isLoading={status === 'sending'} loadingText={FORM_COPY.sending}>
          {COPY.submit}
        </Button>
      </form>
    </>
  );
}

type WithdrawalReceipt = components['schemas']['WithdrawalReceiptDto'];

/** A dated receipt. It prints on a separate sheet. */
function WithdrawalReceiptCard({ receipt }: { receipt: WithdrawalReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${legal.box} ${styles.receipt}`}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {COPY.receiptTitle}
      </h3>
      <p>{COPY.receiptText}</p>
      <dl className={styles.details}>
        <dt>{COPY.reference}</dt>
        <dd className={styles.reference}>{receipt.reference}</dd>
        <dt>{COPY.receivedAt}</dt>
        <dd>
          <time dateTime={receipt.received_at}>{momentInWords(new Date(receipt.received_at))}</time>
        </dd>
        <dt>{COPY.name}</dt>
        <dd>{receipt.name}</dd>
        <dt>{COPY.receiptOrder}</dt>
        <dd>{receipt.order}</dd>
        <dt>{COPY.email}</dt>
        <dd>{receipt.email}</dd>
      </dl>
      <p>{receipt.message}</p>
      <p className={styles.copy}>{receipt.is_mailed ? COPY.mailed(receipt.email) : COPY.notMailed}</p>
      <Button
        variant="secondary"
        className={`${styles.print} ${shown.onScreen}`}
        onClick={() => window.print()}
      >
        {COPY.print}
      </Button>
    </div>
  );
}

export { WithdrawalPage as Component };
