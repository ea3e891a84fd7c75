import { useEffect, useState } from 'react';

/**
 * A component whose chunk is fetched when it is first needed.
 *
 * @param load imports it; the same function at every render. A failed import is retried at the next need.
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
): Part | 'loading' | 'failed' {
  const [part, setPart] = useState<Part | 'loading' | 'failed'>('loading');
  const isMissing = typeof part === 'string';
  useEffect(() => {
    if (!isWanted || !isMissing) return;
    let isThere = true;
    load().then(
      (loaded) => isThere && setPart(loaded),
      () => isThere && setPart('failed'),
    );
    return () => {
      isThere = false;
    };
  }, [load, isWanted, isMissing]);
  return part;
}
