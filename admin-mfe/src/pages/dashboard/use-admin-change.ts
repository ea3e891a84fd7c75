import type { ApiClient } from '@stillsam/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';

/**
 * A change that the admin makes, after which lists are read anew.
 *
 * @param lists names of the lists that show what is changed.
 * @returns a mutation that gives what was changed as it is now.
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
    // Also after a failure: what is shown may be why it failed.
    onSettled: () => Promise.all(lists.map((list) => queries.invalidateQueries({ queryKey: [list] }))),
  });
}
