import { LineIcon } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { NavLink } from 'react-router-dom';
import { LAYOUT_COPY } from '../layout.copy';
import styles from './header.module.css';
import { storedCart } from '@stillsam/platform';
import { useSyncExternalStore } from 'react';

interface CartLinkProps {
  /** A drawing for a bar with little room. */
  isCompact?: boolean;
}

/** Link to the cart. The count appears after hydration, in space reserved for it. */
export function CartLink({ isCompact }: CartLinkProps) {
  const count = useCartCount();
  const label = count > 0 ? LAYOUT_COPY.cartWith(count) : LAYOUT_COPY.cart;
  return (
    <NavLink
      reloadDocument
      to={PATHS.cart}
      className={isCompact ? `${styles.link} ${styles.icon} ${styles.cart}` : styles.link}
      aria-label={label}
      title={isCompact ? label : undefined}
    >
      {isCompact ? <Bag /> : LAYOUT_COPY.cart}
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </NavLink>
  );
}

function Bag() {
  return (
    <LineIcon box={[24, 24]} width={22}>
      <path d="M5.5 8h13l1 11.5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </LineIcon>
  );
}

/**
 * The number of items in the cart. 0 before the visitor has changed it: the examples that a cart starts with are not
 * counted.
 */
function useCartCount(): number {
  return countOf(useSyncExternalStore(storedCart.subscribe, storedCart.read, storedCart.readOnServer));
}

/** The sum of the quantities; 0 for what cannot be read. */
export function countOf(text: string | null): number {
  try {
    const lines: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(lines) ? lines.reduce<number>((sum, line) => sum + quantityOf(line), 0) : 0;
  } catch {
    return 0;
  }
}

function quantityOf(line: unknown): number {
  const quantity = Number(Object(line).quantity);
  return Number.isInteger(quantity) && quantity > 0 ? quantity : 0;
}
