import type { paths } from '@stillsam/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../features/session/session-provider';
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

/** Marks a message. @returns it as it is now. */
export function useMarkMessage() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Pick<Message, 'id' | 'status'>) =>
      session.call(async (client): Promise<Message> => {
        const { data } = await client.PATCH('/api/admin/messages/{id}', {
          params: { path: { id } },
          body: { status },
        });
        if (!data) throw new Error('The message came without a body');
        return data;
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [MESSAGES] }),
  });
}
