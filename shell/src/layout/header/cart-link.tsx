import { PATHS } from '@stillsam/paths';
import { NavLink } from 'react-router-dom';
import { LAYOUT_COPY } from '../layout.copy';
import { useCartCount } from './cart-count';
import styles from './header.module.css';

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
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5.5 8h13l1 11.5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </svg>
  );
}
