import { Button, Notice, TextField } from '@stillsam/ui';
import { emailAddress, required } from '../../../features/sending-form/checks';
import { SENDING_COPY } from '../../../features/sending-form/sending-form.copy';
import { useSendingForm } from '../../../features/sending-form/use-sending-form';
import { sendWithdrawal } from '../withdrawal-call';
import { WITHDRAWAL_COPY as COPY } from '../withdrawal.copy';
import { WithdrawalReceiptCard } from './withdrawal-receipt';
import styles from './withdrawal-form.module.css';

const CHECKS = {
  name: required(COPY.nameMissing),
  order: required(COPY.orderMissing),
  email: emailAddress,
};

const WITHOUT_SCRIPT = '/api/withdrawals/form';

/** The withdrawal function: no sign-in, and a receipt at once. */
export function WithdrawalForm() {
  const { form, status, errors, message, receipt, submit } = useSendingForm({
    checks: CHECKS,
    send: sendWithdrawal,
  });
  if (receipt) return <WithdrawalReceiptCard receipt={receipt} />;
  return (
    <>
      <p>{COPY.formLead}</p>
      {/* Without JavaScript the form goes by itself, and is answered with a page of its own. */}
      <form
        ref={form}
        noValidate
        method="post"
        action={WITHOUT_SCRIPT}
        className={styles.form}
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
        {message ? <Notice tone="error">{message}</Notice> : null}
        <Button type="submit" isLoading={status === 'sending'} loadingText={SENDING_COPY.sending}>
          {COPY.submit}
        </Button>
      </form>
    </>
  );
}
