import type { paths } from '@stillsam/contracts';
import { useAdminChange } from '../use-admin-change';
import { useAdminList } from '../use-admin-list';
import type { MessagesQuery } from './messages-query.logic';

type MessagesAnswer = paths['/api/admin/messages']['get']['responses'][200]['content']['application/json'];

export type Message = MessagesAnswer['messages'][number];

/** Keys the list's query. */
export const MESSAGES = 'messages';

export function useMessages({ page, search, status }: MessagesQuery) {
  return useAdminList<MessagesAnswer>([MESSAGES, { page, search, status }], (client, signal) => {
    const query = { page, ...(search ? { search } : {}), ...(status === 'all' ? {} : { status }) };
    return client.GET('/api/admin/messages', { params: { query }, signal });
  });
}

/** Sets the status of a message. @returns the changed message. */
export function useMarkMessage() {
  return useAdminChange<Pick<Message, 'id' | 'status'>, Message>([MESSAGES], (client, { id, status }) =>
    client.PATCH('/api/admin/messages/{id}', { params: { path: { id } }, body: { status } }),
  );
}
