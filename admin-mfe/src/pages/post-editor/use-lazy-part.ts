import { useEffect, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first needed.
 *
 * @param load imports it; the same function at every render. A failed one is tried again when it is wanted anew.
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
