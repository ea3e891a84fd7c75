import { EmailField, emailAddress, FORM_COPY, FormMessage, required, useForm } from '@stillsam/forms';
import { Button, TextField } from '@stillsam/ui';
import { bodyOf, siteApi } from '../../../api/site-api';
import { WITHDRAWAL_COPY as COPY } from '../withdrawal.copy';
import { WithdrawalReceiptCard } from './withdrawal-receipt';
import shown from '../../../styles/shown.module.css';
import styles from './withdrawal-form.module.css';

const CHECKS = {
  name: required(COPY.nameMissing),
  order: required(COPY.orderMissing),
  email: emailAddress,
};

const FORM_ROUTE = '/api/withdrawals/form';

/** The withdrawal form. It needs no login and shows a receipt at once. */
export function WithdrawalForm() {
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
        className={`${styles.form} ${shown.onScreen}`}
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
