import { useRef } from 'react';
import type { components } from '@stillsam/contracts';
import { useApi, useRefetch } from '../../api/use-api';
import { useMayUse } from '../../features/session/require-back-office';

export type MessageDetail = components['schemas']['MessageDetailDto'];

export function useMessage(id: string) {
  return useApi().useQuery(
    'get',
    '/api/admin/messages/{id}',
    { params: { path: { id } } },
    // A removed one is not shown from the cache.
    { enabled: useMayUse('messages'), gcTime: 0 },
  );
}

// Also after a failure, which outdated data may have caused.
const useRefetchMessage = () => useRefetch('/api/admin/messages/{id}', '/api/admin/messages');

export function useMarkMessage() {
  return useApi().useMutation('patch', '/api/admin/messages/{id}', { onSettled: useRefetchMessage() });
}

export function useRemoveMessage() {
  return useApi().useMutation('delete', '/api/admin/messages/{id}', {
    onSettled: useRefetch('/api/admin/messages'),
  });
}

/** Mails a reply. A failed call may still have sent it, so the same text again repeats its idempotency key. */
export function useReply(id: string) {
  const failed = useRef<{ text: string; key: string }>(null);
  const { mutateAsync } = useApi().useMutation('post', '/api/admin/messages/{id}/replies', {
    onSettled: useRefetchMessage(),
  });
  return async (text: string) => {
    if (failed.current?.text !== text) failed.current = { text, key: crypto.randomUUID() };
    const params = { path: { id }, header: { 'Idempotency-Key': failed.current.key } };
    await mutateAsync({ params, body: { text } });
    failed.current = null;
  };
}
