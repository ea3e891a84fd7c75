import { PATHS } from '@stillsam/paths';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { EMPTY_CART_COPY as COPY } from './empty-cart.copy';

/** Replaces the lines of an empty cart. */
export function EmptyCart({ headingLevel }: { headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      title={COPY.title}
      headingLevel={headingLevel}
      action={<ButtonLink to={PATHS.products}>{COPY.toProducts}</ButtonLink>}
    >
      <p>{COPY.text}</p>
    </EmptyState>
  );
}
