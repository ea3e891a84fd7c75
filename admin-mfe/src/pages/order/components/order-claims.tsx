import { Button } from '@stillsam/ui';
import { Facts, Part } from '../../../detail/part';
import styles from '../../../detail/detail.module.css';
import { Time } from '../../../features/list/cells';
import { ORDER_COPY } from '../order.copy';
import type { OrderDetail } from '../order.queries';

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
      {order.withdrawals.map(({ id, reference, name, created_at, refund_before }) => (
        <div key={id}>
          <p>
            {WITHDRAWALS.received(reference, name)} <Time iso={created_at} />.
          </p>
          {refund_before === null || !isOwed(order) ? (
            <Settled order={order} />
          ) : (
            <p>
              {WITHDRAWALS.before(order.refundable_ore)}{' '}
              <strong>
                <Time iso={refund_before} isDay />
              </strong>
              . {WITHDRAWALS.why}
            </p>
          )}
        </div>
      ))}
      {isOwed(order) ? (
        <div>
          <Button onClick={onRefund}>{WITHDRAWALS.refund}</Button>
        </div>
      ) : null}
    </Part>
  );
}

/** Whether money waits to go back to a buyer who has withdrawn. */
export const isOwed = ({ withdrawals, refundable_ore: left }: OrderDetail) =>
  left > 0 && withdrawals.some(({ refund_before: before }) => before !== null);

/** Why no money is owed: there is none, or somebody has said that it went back another way. */
function Settled({ order: { refundable_ore: left, note } }: { order: OrderDetail }) {
  if (left === 0) return <p>{WITHDRAWALS.nothing}</p>;
  return (
    <p className={styles.said}>
      {WITHDRAWALS.handled(left)} {note ? WITHDRAWALS.note(note) : WITHDRAWALS.noNote}
    </p>
  );
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
            <ul key="mails" className={styles.timeline}>
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
