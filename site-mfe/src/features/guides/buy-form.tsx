import { PATHS, PRODUCT_QUERY } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import { GUIDES_COPY as COPY } from './guides.copy';

/**
 * A plain form: checkout is rendered for the product that it names, also without JavaScript. The address names it too,
 * because a page that is opened again posts nothing.
 */
export function BuyForm({ product, title }: { product: string; title: string }) {
  return (
    <form method="post" action={`${PATHS.checkout}?${PRODUCT_QUERY}=${product}`}>
      <input type="hidden" name={PRODUCT_QUERY} value={product} />
      <Button type="submit" size="large" aria-label={COPY.buyNamed(title)}>
        {COPY.buy}
      </Button>
    </form>
  );
}
