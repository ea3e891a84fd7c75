import { useRef } from 'react';
import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';
import { useMayUse } from '../../features/session/require-back-office';

export type OrderDetail = components['schemas']['AdminOrderDetailDto'];

export function useOrder(id: string) {
  const enabled = useMayUse('orders');
  return useApi().useQuery('get', '/api/admin/orders/{id}', { params: { path: { id } } }, { enabled });
}

// Also after a failure, which outdated data may have caused.
const useRefetchOrder = () => useRefetch('/api/admin/orders/{id}', '/api/admin/orders');

/** Changes the note or the address. */
export function useChangeOrder() {
  return useApi().useMutation('patch', '/api/admin/orders/{id}', { onSettled: useRefetchOrder() });
}

/** Mails receipt and link once more. */
export function useMailAgain() {
  return useApi().useMutation('post', '/api/admin/orders/{id}/mails', { onSettled: useRefetchOrder() });
}

/**
 * Returns money to the buyer. A failed call may still have reached the provider, so trying again with the same amount
 * repeats its idempotency key, also when the dialog was closed in between.
 */
export function useRefund({ number }: Pick<OrderDetail, 'number'>) {
  const failed = useRef<{ ore: number; key: string }>(null);
  const { mutateAsync } = useApi().useMutation('post', '/api/orders/{number}/refunds', {
    onSettled: useRefetchOrder(),
  });
  return async (ore: number) => {
    if (failed.current?.ore !== ore) failed.current = { ore, key: crypto.randomUUID() };
    const refund = await mutateAsync({
      params: { path: { number }, header: { 'Idempotency-Key': failed.current.key } },
      body: { amount_ore: ore },
    });
    failed.current = null;
    return refund;
  };
}
