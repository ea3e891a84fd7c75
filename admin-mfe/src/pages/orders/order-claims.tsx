import { Button } from '@stillsam/ui';
import { Facts, Part } from '../../detail/part';
import styles from '../../detail/detail.module.css';
import { Time } from '../../features/list/cells';
import { moneyBackInWords, owedOf } from '../../features/money/money';
import { ORDER_COPY } from './order.copy';
import type { components } from '@stillsam/contracts';
import look from '../../look.module.css';

export type OrderDetail = components['schemas']['AdminOrderDetailDto'];

const { withdrawals: WITHDRAWALS, disputes: DISPUTES } = ORDER_COPY;

/** What the buyer claims: withdrawals with the deadline of the refund, and disputes with that of the answer. */
export function OrderClaims({ order, onRefund }: { order: OrderDetail; onRefund: () => void }) {
  return (
    <>
      {order.disputes.length > 0 ? <Disputes order={order} /> : null}
      {order.withdrawals.length > 0 ? <Withdrawals order={order} onRefund={onRefund} /> : null}
    </>
  );
}

function Withdrawals({ order, onRefund }: { order: OrderDetail; onRefund: () => void }) {
  return (
    <Part title={WITHDRAWALS.title} isCard>
      {order.withdrawals.map((withdrawal) => (
        <div key={withdrawal.id}>
          <p>
            {WITHDRAWALS.received(withdrawal.reference, withdrawal.name)}
            <br />
            <span className={look.small}>
              {WITHDRAWALS.receivedAt} <Time iso={withdrawal.created_at} />
            </span>
          </p>
          <MoneyBack withdrawal={withdrawal} note={order.note} />
        </div>
      ))}
      {order.refundable_ore > 0 ? (
        <div>
          <Button variant={isOwed(order) ? 'primary' : 'secondary'} onClick={onRefund}>
            {isOwed(order) ? WITHDRAWALS.refund : ORDER_COPY.refund}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

/** Whether money waits to go back to a buyer who has withdrawn. */
export const isOwed = ({ withdrawals }: OrderDetail) => withdrawals.some((one) => owedOf(one) !== null);

interface MoneyBackProps {
  withdrawal: OrderDetail['withdrawals'][number];
  note: string;
}

/** What has to go back and when; else what became of it, and of what is left the note, where another way may stand. */
function MoneyBack({ withdrawal, note }: MoneyBackProps) {
  const owed = owedOf(withdrawal);
  if (owed)
    return (
      <p>
        {WITHDRAWALS.before(owed.ore)}{' '}
        <strong>
          <Time iso={owed.before} isDay />
        </strong>
        . {WITHDRAWALS.why}
      </p>
    );
  const said = [
    withdrawal.status === 'handled' ? WITHDRAWALS.handled : [],
    `${moneyBackInWords(withdrawal)}.`,
    withdrawal.refundable_ore === 0 ? [] : note ? WITHDRAWALS.note(note) : WITHDRAWALS.noNote,
  ];
  return <p className={styles.said}>{said.flat().join(' ')}</p>;
}

function Disputes({ order }: { order: OrderDetail }) {
  return (
    <Part title={DISPUTES.title} isCard>
      {order.disputes.map(({ ref, ore, state, due_at }) => (
        <p key={ref}>
          <strong>{DISPUTES.states[state]}.</strong> {DISPUTES.about(ore)}{' '}
          {due_at === null || state !== 'open' ? null : (
            <>
              {DISPUTES.before}{' '}
              <strong>
                <Time iso={due_at} />
              </strong>
              .
            </>
          )}
        </p>
      ))}
      <h3>{DISPUTES.evidence}</h3>
      <Evidence order={order} />
    </Part>
  );
}

function Evidence({ order: { waiver, timeline } }: { order: OrderDetail }) {
  const opened = timeline.find(({ kind }) => kind === 'opened');
  const mails = timeline.filter(({ kind }) => kind === 'mailed');
  return (
    <Facts
      facts={[
        [DISPUTES.waiver, waiver ? DISPUTES.waived(waiver.version) : DISPUTES.notWaived],
        [DISPUTES.opened, opened ? <Time key="opened" iso={opened.at} /> : DISPUTES.notOpened],
        [
          DISPUTES.mails,
          mails.length > 0 ? (
            <ul key="mails" role="list" className={styles.timeline}>
              {mails.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  <Time iso={at} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          ) : (
            DISPUTES.noMails
          ),
        ],
      ]}
    />
  );
}
