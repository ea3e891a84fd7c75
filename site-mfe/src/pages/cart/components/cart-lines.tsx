import { PATHS } from '@stillsam/paths';
import { Button, Notice, TextLink } from '@stillsam/ui';
import { useRef, useState } from 'react';
import { EMPTY_CART_COPY } from '../../../features/cart/cart-notices.copy';
import { setCartLines, storedLines, type Cart } from '../../../features/cart/cart-store';
import { withLineAt, withoutLine, withQuantity, type CartLine } from '../../../features/cart/cart.logic';
import { CART_COPY } from '../cart.copy';
import { CartLineRow } from './cart-line-row';
import styles from '../cart-page.module.css';

/** The lines of the cart, with undo for a removed one. */
export function CartLines({ lines, isExample }: Cart) {
  const notice = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ line: CartLine; index: number }>();
  const current = () => storedLines() ?? lines;
  const remove = (line: CartLine, index: number) => {
    setCartLines(withoutLine(current(), line.id));
    setRemoved({ line, index });
    // The focused button is removed, so the focus moves to the notice.
    notice.current?.focus();
  };
  const empty = () => {
    setCartLines([]);
    notice.current?.focus();
  };
  const undo = () => {
    if (!removed) return;
    setCartLines(withLineAt(current(), removed.line, removed.index));
    setRemoved(undefined);
  };
  return (
    <div className={styles.lines}>
      <div ref={notice} role="status" tabIndex={-1} className={styles.notice}>
        {removed ? <RemovedNotice name={removed.line.name} onUndo={undo} /> : null}
      </div>
      {lines.length > 0 ? (
        <>
          <ul role="list" aria-label={CART_COPY.linesLabel}>
            {lines.map((line, index) => (
              <CartLineRow
                key={line.id}
                line={line}
                onQuantity={(quantity) => setCartLines(withQuantity(current(), line.id, quantity))}
                onRemove={() => remove(line, index)}
              />
            ))}
          </ul>
          <div className={styles.ways}>
            <TextLink to={PATHS.products} arrow="back">
              {EMPTY_CART_COPY.toProducts}
            </TextLink>
            {isExample ? (
              <Button variant="quiet" onClick={empty}>
                {CART_COPY.empty}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  );
}

function RemovedNotice({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Notice role="none">
      <span className={styles.removed}>
        {CART_COPY.removed(name)}
        <Button variant="quiet" onClick={onUndo}>
          {CART_COPY.undo}
        </Button>
      </span>
    </Notice>
  );
}
