import { PATHS } from '@stillsam/paths';
import { ButtonLink, EmptyState, Notice, TextLink } from '@stillsam/ui';
import styles from './cart-notices.module.css';
import { CART_WITHOUT_SCRIPT, EMPTY_CART_COPY } from './cart-notices.copy';

/** Replaces the lines of an empty cart. */
export function EmptyCart({ headingLevel }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      title={EMPTY_CART_COPY.title}
      headingLevel={headingLevel}
      line="bowl"
      className={styles.empty}
      action={<ButtonLink to={PATHS.products}>{EMPTY_CART_COPY.toProducts}</ButtonLink>}
    >
      <p>{EMPTY_CART_COPY.text}</p>
    </EmptyState>
  );
}

/** What a visitor without JavaScript can do instead of using the cart. */
export function WithoutScript({ className }: { className?: string }) {
  return (
    <noscript>
      <Notice tone="info" role="none" className={className}>
        {CART_WITHOUT_SCRIPT.reason} <TextLink to={PATHS.products}>{CART_WITHOUT_SCRIPT.link}</TextLink>
        {CART_WITHOUT_SCRIPT.end}
      </Notice>
    </noscript>
  );
}
