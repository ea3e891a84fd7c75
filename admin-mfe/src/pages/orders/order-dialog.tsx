import { Dialog } from '@stillsam/ui';
import { formatDateTime } from '../../format-date';
import { formatOre } from '../../features/money/format-ore';
import styles from './order-dialog.module.css';
import { OrderStatusForm, OrderStatus, type Order } from './order-status';
import { ORDERS_COPY } from './orders.copy';

interface OrderDialogProps {
  /** The opened order; null while none is. */
  order: Order | null;
  onChanged: (order: Order) => void;
  onClose: () => void;
}

/** An order in full: goods, sums, terms, and a form for its status. */
export function OrderDialog({ order, onChanged, onClose }: OrderDialogProps) {
  return (
    <Dialog
      isOpen={order !== null}
      onClose={onClose}
      title={order ? ORDERS_COPY.dialogTitle(order.number) : ''}
    >
      {order ? (
        <>
          <OrderFacts order={order} />
          <OrderLines order={order} />
          <OrderConsents order={order} />
          <OrderStatusForm key={order.id} order={order} onChanged={onChanged} />
        </>
      ) : null}
    </Dialog>
  );
}

function OrderFacts({ order }: { order: Order }) {
  return (
    <>
      <p className={styles.facts}>
        <OrderStatus status={order.status} />
        <span>{order.email}</span>
      </p>
      <dl className={styles.dates}>
        <dt>{ORDERS_COPY.placedAt}</dt>
        <dd>
          <time dateTime={order.created_at}>{formatDateTime(order.created_at)}</time>
        </dd>
        <dt>{ORDERS_COPY.changedAt}</dt>
        <dd>
          <time dateTime={order.updated_at}>{formatDateTime(order.updated_at)}</time>
        </dd>
      </dl>
      {order.withdrawals.length > 0 ? <p>{ORDERS_COPY.withdrawnBy(order.withdrawals.join(', '))}</p> : null}
    </>
  );
}

// Roles by name: on a phone its rows are grids, which take the table's own away.
function OrderLines({ order: { lines, vat, total_ore: total } }: { order: Order }) {
  const { line: copy } = ORDERS_COPY;
  return (
    <div className={styles.scroll} role="region" aria-label={ORDERS_COPY.linesCaption} tabIndex={0}>
      <table role="table" className={styles.lines}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.values(copy).map((header) => (
              <th role="columnheader" key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr role="row" key={line.id}>
              <th role="rowheader" scope="row">
                {line.name}
              </th>
              <td role="cell">{line.quantity}</td>
              <td role="cell">{formatOre(line.price_ore)}</td>
              <td role="cell">{ORDERS_COPY.percent(line.vat_percent)}</td>
              <td role="cell">{formatOre(line.total_ore)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row" className={styles.total}>
            <th role="rowheader" scope="row" colSpan={4}>
              {ORDERS_COPY.total}
            </th>
            <td role="cell">{formatOre(total)}</td>
          </tr>
          {vat.map(({ percent, vat_ore }) => (
            <tr role="row" key={percent}>
              <th role="rowheader" scope="row" colSpan={4}>
                {ORDERS_COPY.vat(percent)}
              </th>
              <td role="cell">{formatOre(vat_ore)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

function OrderConsents({ order: { terms, waiver } }: { order: Order }) {
  return (
    <section className={styles.consents}>
      <h3>{ORDERS_COPY.consents}</h3>
      <details>
        <summary>{ORDERS_COPY.terms(terms.version)}</summary>
        <p>{terms.text}</p>
      </details>
      {waiver ? (
        <details>
          <summary>{ORDERS_COPY.waiver(waiver.version)}</summary>
          <p>{waiver.text}</p>
        </details>
      ) : null}
    </section>
  );
}
