import { errorText } from '@stillsam/api-client';
import { emailAddress, issuesOf, optional, required, useForm } from '@stillsam/forms';
import { useRef } from 'react';
import { setCartLines } from '../../features/cart/cart-store';
import { placeOrder } from './checkout-calls';
import { CHECKOUT_COPY as COPY } from './checkout.copy';
import type { PlacedOrder, PlaceOrder } from './checkout-calls';

/** Keyed by the field names of the API's order. */
const CHECKS = {
  email: emailAddress,
  is_adult: required(COPY.adultMissing),
  accepts_terms: required(COPY.termsMissing),
  waives_withdrawal: optional,
};

interface OrderFormOptions {
  items: PlaceOrder['items'];
  termsVersion: string;
  onPlaced(order: PlacedOrder): void;
}

/** The form that places an order. A retry of the same order has the same idempotency key. */
export function useOrderForm({ items, termsVersion, onPlaced }: OrderFormOptions) {
  const sent = useRef({ body: '', key: '' });
  return useForm({
    checks: CHECKS,
    incomplete: COPY.checkFields,
    async send({ email, waives_withdrawal }) {
      const order: PlaceOrder = {
        email,
        items,
        is_adult: true,
        accepts_terms: true,
        waives_withdrawal: waives_withdrawal !== '',
        terms_version: termsVersion,
      };
      const body = JSON.stringify(order);
      if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
      const placed = await placeOrder(order, sent.current.key);
      setCartLines([]);
      onPlaced(placed);
    },
    describeFailure: (error, fields) => ({ errors: issuesOf(error, fields), message: errorText(error) }),
  });
}
