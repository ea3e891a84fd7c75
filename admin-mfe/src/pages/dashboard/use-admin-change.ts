import type { ApiClient } from '@stillsam/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';

/**
 * A mutation, after which lists are refetched.
 *
 * @param lists names of the lists that show what is changed.
 * @returns a mutation that resolves to the changed data.
 */
export function useAdminChange<Change, Answer>(
  lists: readonly string[],
  ask: (client: ApiClient, change: Change) => Promise<{ data?: Answer }>,
) {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      session.call(async (client): Promise<Answer> => {
        const { data } = await ask(client, change);
        if (data === undefined) throw new Error('The change was answered without a body');
        return data;
      }),
    // Also after a failure, which outdated data may have caused.
    onSettled: () => Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: [list] }))),
  });
}
