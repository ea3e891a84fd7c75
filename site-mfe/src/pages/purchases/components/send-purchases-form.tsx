import { createApiClient } from '@stillsam/api-client';
import { EmailField, emailAddress, FORM_COPY, FormMessage, useForm } from '@stillsam/forms';
import { runtimeConfig } from '@stillsam/platform';
import { Button, Notice } from '@stillsam/ui';
import { PURCHASES_COPY as COPY } from '../purchases.copy';
import styles from '../purchases-page.module.css';

/** Mails a link to the purchases of an address. The answer is the same for every address. */
export function SendPurchasesForm() {
  const { form, status, errors, message, receipt, submit } = useForm({
    checks: { email: emailAddress },
    send: ({ email }) => sendPurchases(email),
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

/** @returns a sentence for the visitor. @throws ApiError */
async function sendPurchases(email: string): Promise<string> {
  const api = createApiClient({ baseUrl: runtimeConfig().apiOrigin });
  const { data } = await api.POST('/api/purchases/send', { body: { email } });
  if (!data) throw new Error('The response of the API has no message');
  return data.message;
}
