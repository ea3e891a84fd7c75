import { PATHS } from '@stillsam/paths';
import { Button } from '@stillsam/ui';
import { GUIDES_COPY as COPY } from './guides.copy';

/** A plain form: checkout is rendered for the product that it names, also without JavaScript. */
export function BuyForm({ product, title }: { product: string; title: string }) {
  return (
    <form method="post" action={PATHS.checkout}>
      <input type="hidden" name="product" value={product} />
      <Button type="submit" size="large" aria-label={COPY.buyNamed(title)}>
        {COPY.buy}
      </Button>
    </form>
  );
}
