import { EmailField, emailAddress, FORM_COPY, FormMessage, useForm } from '@stillsam/forms';
import { Button, Notice } from '@stillsam/ui';
import { bodyOf, siteApi } from '../../../api/site-api';
import { PURCHASES_COPY as COPY } from '../purchases.copy';
import styles from '../purchases-page.module.css';

/** Mails a link to the purchases of an address. The answer is the same for every address. */
export function SendPurchasesForm() {
  const { form, status, errors, message, receipt, submit } = useForm({
    checks: { email: emailAddress },
    send: async (body) => (await bodyOf(siteApi().POST('/api/purchases/send', { body }))).message,
  });
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/api/purchases/send/form"
      className={styles.form}
      onSubmit={submit}
    >
      <h2 className={styles.title}>{COPY.sendTitle}</h2>
      <p>{COPY.sendLead}</p>
      <EmailField label={COPY.email} error={errors.email} />
      <FormMessage message={message} />
      <div role="status">{receipt ? <Notice role="none">{receipt}</Notice> : null}</div>
      <Button type="submit" isLoading={status === 'sending'} loadingText={FORM_COPY.sending}>
        {COPY.send}
      </Button>
    </form>
  );
}
