import { useEffect } from 'react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { bodyOf, useApi } from '../../api/use-api';
import { countWaiting, knownToDo } from './to-do.logic';

const PATH = '/api/admin/overview';
const REFETCH_MS = 60_000;

/** What waits and what comes, fetched again every minute and when the window is focused.
 * One query serves all who show it to a signed-in user. */
export function useOverview() {
  const { background } = useApi();
  return useQuery({
    queryKey: ['get', PATH],
    queryFn: () => bodyOf(background.GET(PATH)),
    select: ({ to_do, upcoming }) => ({ toDo: knownToDo(to_do), upcoming }),
    refetchInterval: REFETCH_MS,
  });
}

/** Returns at once: a change does not wait for it. */
export function refetchOverview(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['get', PATH], exact: true });
}

/** Writes how much waits before the title of whichever page is open: `(3) Meddelanden`. */
export function CountInTitle(): null {
  const { data } = useOverview();
  const count = countWaiting(data?.toDo ?? []);
  useEffect(() => {
    if (count === 0) return undefined;
    const write = () => {
      const title = `(${count}) ${withoutCount(document.title)}`;
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withoutCount(document.title);
    };
  }, [count]);
  return null;
}

const withoutCount = (title: string) => title.replace(/^\(\d+\) /, '');
