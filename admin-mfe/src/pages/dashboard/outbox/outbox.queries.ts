import type { paths } from '@stillsam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../features/session/session-provider';
import { useAdminList } from '../use-admin-list';
import type { OutboxQuery } from './outbox-query.logic';

type OutboxAnswer = paths['/api/admin/outbox']['get']['responses'][200]['content']['application/json'];
type Mail = paths['/api/admin/outbox/{id}']['get']['responses'][200]['content']['application/json'];

export type MailRow = OutboxAnswer['mails'][number];

export function useMails({ page, status }: OutboxQuery) {
  return useAdminList<OutboxAnswer>(['outbox', { page, status }], (client, signal) => {
    const query = { page, ...(status === 'all' ? {} : { status }) };
    return client.GET('/api/admin/outbox', { params: { query }, signal });
  });
}

/** A mail, with its text until the outbox deletes it. */
export function useMail(id: MailRow['id'] | undefined) {
  const session = useSession();
  return useQuery({
    queryKey: ['mail', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<Mail> => {
        if (id === undefined) throw new Error('There is no mail to read');
        const { data } = await client.GET('/api/admin/outbox/{id}', { params: { path: { id } }, signal });
        if (!data) throw new Error('The mail came without a body');
        return data;
      }),
  });
}
