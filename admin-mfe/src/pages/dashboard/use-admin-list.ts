import { useEffect } from 'react';
import type { ApiClient } from '@stillsam/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../features/session/session-provider';

/** What a list shows now, and why its last refetch failed. */
interface ListState<Answer> {
  data: Answer | undefined;
  error: Error | null;
}

/**
 * A page of a list; the page before is shown until it is loaded. A failure is logged, and the list shows it.
 *
 * @param key the list's name and its query.
 * @param options `refetchInterval` in milliseconds while the list is shown, or by what it shows; false for none.
 */
export function useAdminList<Answer>(
  key: readonly [name: string, query: object],
  ask: (client: ApiClient, signal: AbortSignal) => Promise<{ data?: Answer }>,
  options: { refetchInterval?: number | ((result: ListState<Answer>) => number | false) } = {},
) {
  const session = useSession();
  const { refetchInterval } = options;
  const result = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      session.call(async (client): Promise<Answer> => {
        const { data } = await ask(client, signal);
        if (data === undefined) throw new Error(`The list of ${key[0]} came without a body`);
        return data;
      }),
    placeholderData: keepPreviousData,
    refetchInterval:
      typeof refetchInterval === 'function' ? ({ state }) => refetchInterval(state) : refetchInterval,
  });
  const { error } = result;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return result;
}
