import { useEffect, useState } from 'react';
import { setCartLines } from '../../features/cart/cart-store';
import { fetchOrderState, type OrderState } from './checkout-calls';
import type { OrderData } from './checkout.queries';
import { forgetOrderKey } from './order-key';

const INTERVAL_MS = 3000;

/**
 * The state of an order's payment: as the server rendered it, and read again while it may change.
 *
 * @returns null for an unknown order, undefined where the API fails.
 */
export function useOrderState({ ref, state: initial }: OrderData): OrderState | null | undefined {
  const [state, setState] = useState(initial);
  const isOpen = state === undefined || state?.state === 'waiting';
  const isPaid = state?.state === 'paid';
  useEffect(() => {
    if (!isOpen) return undefined;
    let isLeft = false;
    let timer = setTimeout(read, INTERVAL_MS);
    async function read() {
      const next = await fetchOrderState(ref).catch(() => state);
      if (isLeft) return;
      setState(next);
      timer = setTimeout(read, INTERVAL_MS);
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ref, isOpen, state]);
  // What is paid leaves the cart.
  useEffect(() => {
    if (!isPaid) return;
    setCartLines([]);
    forgetOrderKey();
  }, [isPaid]);
  return state;
}
