import { swedishPrice } from '../../../features/money/swedish-price';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import styles from './order-sums.module.css';

interface OrderSumsProps {
  lines: { id: string; name: string; quantity: number; totalOre: number }[];
  totalOre: number;
  /** Tax per rate. */
  vat: { percent: number; ore: number }[];
}

/** The lines, free delivery, the total and the tax in it per rate. */
export function OrderSums({ lines, totalOre, vat }: OrderSumsProps) {
  return (
    <dl className={styles.sums}>
      {lines.map(({ id, name, quantity, totalOre: sum }) => (
        <div key={id} className={styles.row}>
          <dt>
            {/* The no-break spaces keep the number on the line of the name. */}
            {name}
            {'\u00a0'}
            <span className={styles.quantity}>
              ×{'\u00a0'}
              {quantity}
            </span>
          </dt>
          <dd>{swedishPrice(sum)}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{COPY.shipping}</dt>
        <dd>{COPY.free}</dd>
      </div>
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{COPY.total}</dt>
        <dd>{swedishPrice(totalOre)}</dd>
      </div>
      {vat.map(({ percent, ore }) => (
        <div key={percent} className={`${styles.row} ${styles.vat}`}>
          <dt>{COPY.vat(percent)}</dt>
          <dd>{swedishPrice(ore)}</dd>
        </div>
      ))}
    </dl>
  );
}
