import { Card } from '@stillsam/ui';
import { useId, type ReactNode } from 'react';
import { ArticleVisual } from '../../../features/articles/article-visual';
import { namePartsOf } from '../../../features/cart/cart.logic';
import { Sum, Sums } from '../../../features/cart/cart-parts';
import { swedishPrice } from '../../../shop/money';
import { guideCategory } from '../../../shop/products';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { OrderPreview } from '../order-lines';
import styles from '../checkout-page.module.css';

interface OrderOverviewProps {
  note?: string;
  /** Names of cart lines that are not for sale. */
  unavailable: readonly string[];
  children: ReactNode;
}

export function OrderOverview({ note, unavailable, children }: OrderOverviewProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="calm" padding="none" aria-labelledby={titleId} className={styles.overview}>
      <h2 id={titleId} className={styles.title}>
        {COPY.orderTitle}
      </h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      {unavailable.map((name) => (
        <p key={name} className={styles.gone}>
          {COPY.unavailable(name)}
        </p>
      ))}
      {children}
    </Card>
  );
}

/** The title, and on a quiet line below it the kind and the quantity. */
function Name({ name, quantity }: { name: string; quantity: number }) {
  const { kind, title } = namePartsOf(name);
  return (
    <span>
      {title}{' '}
      <span className={styles.quantity}>
        {kind}
        {quantity > 1 ? ` × ${quantity}` : ''}
      </span>
    </span>
  );
}

/** The lines, the total and the tax in it per rate. */
export function OrderSums({ lines, totalOre, vat }: Pick<OrderPreview, 'lines' | 'totalOre' | 'vat'>) {
  return (
    <Sums>
      {lines.map(({ id, name, quantity, totalOre: sum }) => (
        <Sum
          key={id}
          term={
            <div className={styles.line}>
              <ArticleVisual slug={id} categories={[guideCategory(id)]} className={styles.picture} />
              <Name name={name} quantity={quantity} />
            </div>
          }
        >
          {swedishPrice(sum)}
        </Sum>
      ))}
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
