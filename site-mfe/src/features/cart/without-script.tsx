import { PATHS } from '@stillsam/paths';
import { Notice, TextLink } from '@stillsam/ui';
import { CART_WITHOUT_SCRIPT as COPY } from './without-script.copy';

/** What a visitor without JavaScript can do instead of using the cart. */
export function WithoutScript({ className }: { className?: string }) {
  return (
    <noscript>
      <Notice tone="info" role="none" className={className}>
        {COPY.reason} <TextLink to={PATHS.products}>{COPY.link}</TextLink>
        {COPY.end}
      </Notice>
    </noscript>
  );
}
