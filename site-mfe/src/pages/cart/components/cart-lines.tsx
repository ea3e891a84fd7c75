import { PATHS } from '@stillsam/paths';
import { Button, Icon, Notice, TextLink } from '@stillsam/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { ArticleVisual } from '../../../features/articles/article-visual';
import { EMPTY_CART_COPY } from '../../../features/cart/cart-parts';
import { setCartLines, storedLines, type Cart } from '../../../features/cart/cart-store';
import {
  MAX_QUANTITY,
  MIN_QUANTITY,
  namePartsOf,
  readQuantity,
  withLineAt,
  withoutLine,
  withQuantity,
  type CartLine,
} from '../../../features/cart/cart.logic';
import { swedishPrice } from '../../../shop/money';
import { guideCategory } from '../../../shop/products';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from '../cart-page.module.css';

const COPY = {
  empty: 'Töm varukorgen',
  linesLabel: 'Varor i varukorgen',
  quantity: (name: string) => `Antal, ${name}`,
  fewer: (name: string) => `Minska antalet ${name}`,
  more: (name: string) => `Öka antalet ${name}`,
  remove: (name: string) => `Ta bort ${name}`,
  removeShort: 'Ta bort',
  removed: (name: string) => `${name} är borttagen.`,
  undo: 'Ångra',
  several: (quantity: number, price: string) => `${quantity} × ${price}`,
};

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
          <ul role="list" aria-label={COPY.linesLabel}>
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
                {COPY.empty}
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
        {COPY.removed(name)}
        <Button variant="quiet" onClick={onUndo}>
          {COPY.undo}
        </Button>
      </span>
    </Notice>
  );
}

interface CartLineRowProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { id, name, price, quantity, image } = line;
  const { kind, title } = namePartsOf(name);
  return (
    <li className={styles.line}>
      <ArticleVisual slug={id} categories={[guideCategory(id)]} imageUrl={image} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.price}>
          {[kind, quantity > 1 ? COPY.several(quantity, swedishPrice(price * 100)) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={`${styles.controls} ${shown.withScript}`}>
        <Quantity name={name} quantity={quantity} onQuantity={onQuantity} />
        <Button variant="quiet" onClick={onRemove} aria-label={COPY.remove(name)}>
          {COPY.removeShort}
        </Button>
      </div>
      <p className={styles.sum}>{swedishPrice(price * quantity * 100)}</p>
    </li>
  );
}

interface QuantityProps {
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Minus, a number field, plus. A typed number takes effect on blur or Enter. */
function Quantity({ name, quantity, onQuantity }: QuantityProps) {
  return (
    <div className={styles.quantity} role="group" aria-label={COPY.quantity(name)}>
      <button
        type="button"
        className={styles.step}
        aria-label={COPY.fewer(name)}
        // aria-disabled keeps the button focusable at the limit.
        aria-disabled={quantity <= MIN_QUANTITY}
        onClick={() => onQuantity(quantity - 1)}
      >
        <Icon icon={Minus} />
      </button>
      <input
        // The key resets the field when the quantity changes, but does not overwrite a number being typed.
        key={quantity}
        type="text"
        className={styles.number}
        aria-label={COPY.quantity(name)}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={quantity}
        onBlur={({ currentTarget }) => {
          const typed = readQuantity(currentTarget.value);
          currentTarget.value = String(typed);
          if (typed !== quantity) onQuantity(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={COPY.more(name)}
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => onQuantity(quantity + 1)}
      >
        <Icon icon={Plus} />
      </button>
    </div>
  );
}
