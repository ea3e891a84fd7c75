import { Sum, Sums } from '../../../features/money/sums';
import { swedishPrice } from '../../../features/money/swedish-price';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import styles from './order-overview.module.css';

interface OrderSumsProps {
  lines: { id: string; name: string; quantity: number; totalOre: number }[];
  totalOre: number;
  /** Tax per rate. */
  vat: { percent: number; ore: number }[];
}

/** The lines, free delivery, the total and the tax in it per rate. */
export function OrderSums({ lines, totalOre, vat }: OrderSumsProps) {
  return (
    <Sums>
      {lines.map(({ id, name, quantity, totalOre: sum }) => (
        <Sum
          key={id}
          term={
            <>
              {/* The no-break spaces keep the number on the line of the name. */}
              {name}
              {'\u00a0'}
              <span className={styles.quantity}>
                ×{'\u00a0'}
                {quantity}
              </span>
            </>
          }
        >
          {swedishPrice(sum)}
        </Sum>
      ))}
      <Sum term={COPY.shipping}>{COPY.free}</Sum>
      <Sum term={COPY.total} kind="total">
        {swedishPrice(totalOre)}
      </Sum>
      {vat.map(({ percent, ore }) => (
        <Sum key={percent} term={COPY.vat(percent)} kind="part">
          {swedishPrice(ore)}
        </Sum>
      ))}
    </Sums>
  );
}
