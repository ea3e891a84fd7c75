import { useRef, useState } from 'react';
import { setCartLines } from '../../features/cart/cart-store';
import type { CheckoutErrors } from './checkout-form.logic';
import { loadCalls } from './checkout.queries';
import type { PlacedOrder, PlaceOrder } from './checkout.types';

interface OrderState {
  status: 'editing' | 'submitting' | 'placed';
  message?: string;
  errors: CheckoutErrors;
  placed?: PlacedOrder;
}

/** Places an order once: sent again after a failure, the same order keeps its key. */
export function useOrder() {
  const [state, setState] = useState<OrderState>({ status: 'editing', errors: {} });
  const sent = useRef({ body: '', key: '' });

  const place = async (order: PlaceOrder) => {
    const body = JSON.stringify(order);
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    setState({ status: 'submitting', errors: {} });
    const calls = await loadCalls();
    try {
      const placed = await calls.placeOrder(order, sent.current.key);
      setCartLines([]);
      setState({ status: 'placed', errors: {}, placed });
    } catch (error) {
      const { message, fields } = calls.orderErrors(error);
      setState({ status: 'editing', message, errors: fields });
    }
  };
  const refuse = (errors: CheckoutErrors, message: string) =>
    setState({ status: 'editing', errors, message });
  return { ...state, place, refuse };
}
