import { Button, Icon } from '@stillsam/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { ArticleVisual } from '../../../features/articles/article-visual';
import {
  MIN_QUANTITY,
  MAX_QUANTITY,
  namePartsOf,
  readQuantity,
  type CartLine,
} from '../../../features/cart/cart.logic';
import { guideCategory } from '../../../features/guides/guide-category';
import { swedishPrice } from '../../../features/money/swedish-price';
import { CART_COPY } from '../cart.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from '../cart-page.module.css';

interface CartLineRowProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const { id, name, price, quantity, image } = line;
  const { kind, title } = namePartsOf(name);
  return (
    <li className={styles.line}>
      <ArticleVisual slug={id} categories={[guideCategory(id)]} imageUrl={image} className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.price}>
          {[kind, quantity > 1 ? CART_COPY.several(quantity, swedishPrice(price * 100)) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={`${styles.controls} ${shown.withScript}`}>
        <Quantity name={name} quantity={quantity} onQuantity={onQuantity} />
        <Button variant="quiet" onClick={onRemove} aria-label={CART_COPY.remove(name)}>
          {CART_COPY.removeShort}
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
    <div className={styles.quantity} role="group" aria-label={CART_COPY.quantity(name)}>
      <button
        type="button"
        className={styles.step}
        aria-label={CART_COPY.fewer(name)}
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
        aria-label={CART_COPY.quantity(name)}
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
        aria-label={CART_COPY.more(name)}
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => onQuantity(quantity + 1)}
      >
        <Icon icon={Plus} />
      </button>
    </div>
  );
}
