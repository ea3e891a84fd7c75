import { adminOrderPath, adminTabPath, adminPersonPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { useState } from 'react';
import { serverText } from '@stillsam/api-client';
import { Button, ConfirmDialog, TextLink, TextArea, TextField } from '@stillsam/ui';
import { LoadedPage } from '../../detail/detail-page';
import { ORDER_COPY as COPY } from './order.copy';
import { useMayUse } from '../../features/session/require-back-office';
import { Facts, Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import { OutcomeNotice, type ListOutcome } from '../../features/list/list-tab';
import { EmailAddress, Time, withWholeNumbers } from '../../features/list/cells';
import { formatOre } from '../../features/money/money';
import { useApi, useRefetch } from '../../api/use-api';
import { OrderBadges } from './order-badges';
import { isOwed, OrderClaims, type OrderDetail } from './order-claims';
import { OrderGoods, OrderMoney } from './order-money';
import { RefundDialog, useRefund } from './refund-dialog';
import look from '../../look.module.css';
import { useForm } from 'react-hook-form';
import { bind, Form, Submit } from '../../forms/form';

/** One purchase: what happened to it, and what can be done about it. */
function OrderPage() {
  const { id = '' } = useParams();
  const enabled = useMayUse('orders');
  const result = useApi().useQuery(
    'get',
    '/api/admin/orders/{id}',
    { params: { path: { id } } },
    { enabled },
  );
  const title = result.data ? COPY.named(result.data.number) : COPY.title;
  return (
    <LoadedPage
      key={id}
      copy={{ ...COPY, title }}
      path={adminOrderPath(id)}
      backTo={adminTabPath('kop')}
      area="orders"
      result={result}
    >
      {(order) => <OrderView order={order} />}
    </LoadedPage>
  );
}

/** A purchase in full: first what needs a hand and what can be done, then what happened. */
function OrderView({ order }: { order: OrderDetail }) {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);
  const [isRefunding, setIsRefunding] = useState(false);
  const giveBack = useRefund(order);
  const refund = () => setIsRefunding(true);
  const finishRefund = (ore: number) => {
    setIsRefunding(false);
    setOutcome({ tone: 'success', text: COPY.refunded(ore) });
  };
  const isClaimed = isOwed(order);
  const claims = <OrderClaims order={order} onRefund={refund} />;
  return (
    <>
      <OutcomeNotice outcome={outcome} onDismiss={() => setOutcome(null)} />
      {isClaimed ? claims : null}
      <Part title={COPY.about} isCard>
        <OrderBadges order={order} />
        <OrderFacts order={order} />
        <OrderActions order={order} onRefund={refund} onOutcome={setOutcome} />
      </Part>
      {isClaimed ? null : claims}
      <OrderGoods order={order} />
      <Part title={COPY.timeline} isCard>
        <ol role="list" className={styles.timeline}>
          {order.timeline.map(({ at, kind, text }) => (
            <li key={`${at} ${kind} ${text}`}>
              <Time iso={at} />
              <span>{withWholeNumbers(text)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <div className={styles.pair}>
        <TextForm order={order} name="note" />
        <TextForm order={order} name="email" />
      </div>
      <OrderMoney order={order} />
      {isRefunding ? (
        <RefundDialog
          order={order}
          refund={giveBack}
          onDone={finishRefund}
          onCancel={() => setIsRefunding(false)}
        />
      ) : null}
    </>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const { facts } = COPY;
  const isKeptInPart = order.paid_at !== null && order.kept_ore !== order.total_ore;
  return (
    <Facts
      facts={[
        [
          facts.email,
          <TextLink key="buyer" to={adminPersonPath('order', order.id)}>
            <EmailAddress email={order.email} />
          </TextLink>,
        ],
        [facts.total, formatOre(order.total_ore)],
        [facts.kept, isKeptInPart ? formatOre(order.kept_ore) : null],
        [facts.receipt, order.receipt_number],
        [facts.placed, <Time key="placed" iso={order.created_at} />],
        [facts.paid, order.paid_at === null ? null : <Time key="paid" iso={order.paid_at} />],
      ]}
    />
  );
}

interface OrderActionsProps {
  order: OrderDetail;
  onRefund: () => void;
  onOutcome: (outcome: ListOutcome) => void;
}

/**
 * Nothing for what was never paid, and no mail of what is paid back whole. Money of a purchase that is withdrawn goes
 * back from the card that says so.
 */
function OrderActions({ order, onRefund, onOutcome }: OrderActionsProps) {
  if (order.paid_at === null) return null;
  return (
    <div className={look.actions}>
      {order.kept_ore === 0 ? null : <MailAgain order={order} onOutcome={onOutcome} />}
      {order.withdrawals.length > 0 ? null : order.refundable_ore === 0 ? (
        <span className={look.soft}>{COPY.nothingToRefund}</span>
      ) : (
        <Button variant="secondary" onClick={onRefund}>
          {COPY.refund}
        </Button>
      )}
    </div>
  );
}

/** Asks before the buyer gets a second mail. */
function MailAgain({ order: { id, email }, onOutcome }: Omit<OrderActionsProps, 'onRefund'>) {
  const [isAsking, setAsking] = useState(false);
  // Also after a failure, which outdated data may have caused.
  const onSettled = useRefetch('/api/admin/orders/{id}', '/api/admin/orders');
  const mail = useApi().useMutation('post', '/api/admin/orders/{id}/mails', { onSettled });
  const send = () =>
    mail.mutate(
      { params: { path: { id } } },
      {
        onSuccess: ({ message }) => onOutcome({ tone: 'success', text: message }),
        onError: (error) => onOutcome({ tone: 'error', text: serverText(error) ?? COPY.mailFailed }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {COPY.mailAgain}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={COPY.mailQuestion}
        confirmLabel={COPY.mailConfirm}
        isBusy={mail.isPending}
        busyLabel={COPY.mailing}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>{COPY.mailConsequence(email)}</p>
      </ConfirmDialog>
    </>
  );
}

interface TextFormProps {
  order: OrderDetail;
  /** What is changed. */
  name: 'note' | 'email';
}

/** The note, or the address that receipt and guides go to. What is refused, the API says at the field. */
function TextForm({ order, name }: TextFormProps) {
  const copy = COPY.forms[name];
  const onSettled = useRefetch('/api/admin/orders/{id}', '/api/admin/orders');
  const change = useApi().useMutation('patch', '/api/admin/orders/{id}', { onSettled });
  const form = useForm({ defaultValues: { [name]: order[name] } });
  const Field = name === 'note' ? TextArea : TextField;
  return (
    <Part title={copy.title} isCard>
      <Form
        form={form}
        failed={COPY.saveFailed}
        done={change.isSuccess ? copy.saved : null}
        onSend={(body) => change.mutateAsync({ params: { path: { id: order.id } }, body })}
      >
        <Field {...bind(form, name)} label={copy.label} hint={copy.hint} autoComplete="off" />
        <Submit form={form} variant="secondary" loadingText={COPY.saving}>
          {copy.save}
        </Submit>
      </Form>
    </Part>
  );
}

export { OrderPage as Component };
