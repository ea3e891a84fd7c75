import { Button, ButtonLink } from '@stillsam/ui';
import { useEffect, useRef, useState } from 'react';
import { openPurchase } from '../checkout-calls';
import { PROGRESS_COPY as COPY } from '../checkout.copy';

/**
 * Opens what was bought, and leads to it. With JavaScript the purchase is opened at once, and the button becomes a link,
 * which browsers load ahead.
 */
export function ReadButton({ orderRef }: { orderRef: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    openPurchase(orderRef).then(
      (opened) => {
        // A button that has the focus stays.
        if (!form.current?.contains(document.activeElement)) setPath(opened);
      },
      // The form opens it.
      () => undefined,
    );
  }, [orderRef]);
  if (path)
    return (
      <ButtonLink to={path} size="large" data-next="">
        {COPY.read}
      </ButtonLink>
    );
  return (
    <form ref={form} method="post" action="/api/purchases/open/form">
      <input type="hidden" name="ref" value={orderRef} />
      <Button type="submit" size="large">
        {COPY.read}
      </Button>
    </form>
  );
}
