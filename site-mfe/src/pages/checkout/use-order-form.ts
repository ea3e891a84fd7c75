import { errorText } from '@stillsam/api-client';
import { emailAddress, issuesOf, optional, required, useForm } from '@stillsam/forms';
import { placeOrder } from './checkout-calls';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import type { PlaceOrder } from './checkout-calls';
import { orderKey } from './order-key';

/** The only country that the shop sells to. */
const SOLD_TO = 'SE';

interface OrderFormOptions {
  items: PlaceOrder['items'];
  termsVersion: string;
  isDigital: boolean;
  /** Called with the provider's page. */
  onPlaced(url: string): void;
}

/** The form that places an order. The same order, also from another tab, has the same idempotency key. */
export function useOrderForm({ items, termsVersion, isDigital, onPlaced }: OrderFormOptions) {
  return useForm({
    // Keyed by the field names of the API's order.
    checks: {
      email: emailAddress,
      country: (country) => (country === SOLD_TO ? undefined : COPY.otherCountry),
      is_adult: required(COPY.adultMissing),
      accepts_terms: required(COPY.termsMissing),
      waives_withdrawal: isDigital ? required(COPY.waiverMissing) : optional,
    },
    incomplete: COPY.checkFields,
    async send({ email, waives_withdrawal }) {
      const order: PlaceOrder = {
        email,
        country: SOLD_TO,
        items,
        is_adult: true,
        accepts_terms: true,
        waives_withdrawal: waives_withdrawal !== '',
        terms_version: termsVersion,
      };
      const placed = await placeOrder(order, await orderKey(order));
      onPlaced(placed.url);
    },
    describeFailure: (error, fields) => ({ errors: issuesOf(error, fields), message: errorText(error) }),
  });
}
