import { useEffect, useState } from 'react';
import type { OfflineEntry } from '../../service-worker/offline-list';

/** The paths whose pages are in the cache; null while that is unknown, and while there is a network. */
export function useKeptPaths(pages: readonly OfflineEntry[]): ReadonlySet<string> | null {
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const paths = pages.map(({ path }) => path).join('\n');
  useEffect(() => {
    if (navigator.onLine || !('caches' in window)) return undefined;
    let isCurrent = true;
    findKept(paths.split('\n')).then(
      (found) => isCurrent && setKept(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [paths]);
  return kept;
}

async function findKept(paths: string[]): Promise<ReadonlySet<string>> {
  const cached = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return new Set(paths.filter((_, index) => cached[index]));
}
