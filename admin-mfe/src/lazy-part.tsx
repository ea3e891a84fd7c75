import { useEffect, useState, type ReactNode } from 'react';
import { Notice, Skeleton } from '@stillsam/ui';

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

export interface LazyPartProps<Part> {
  load: () => Promise<Part>;
  texts: { loading: string; failed: string };
  /** Of the placeholder. */
  lines: number;
  children: (part: Part) => ReactNode;
}

/** A part of the page that is fetched when it is shown. */
export function LazyPart<Part extends object>({ load, texts, lines, children }: LazyPartProps<Part>) {
  const part = useLazyPart(load, true);
  if (part === 'loading') return <Skeleton lines={lines} label={texts.loading} />;
  if (part === 'failed') return <Notice tone="error">{texts.failed}</Notice>;
  return children(part);
}
