import { useEffect, useState } from 'react';
import { isArticlePublished } from '../../features/articles/fetch-article';

/** Milliseconds between two questions to the API whether the article on the screen still exists. */
export const PRESENCE_INTERVAL_MS = 60_000;

/**
 * Whether the article on the screen is still published, asked when the visitor comes back to the page. While
 * there is no answer, it is.
 */
export function useIsStillPublished(slug: string): boolean {
  const [isPublished, setIsPublished] = useState(true);
  useEffect(() => {
    let askedAt = performance.now();
    let isCurrent = true;
    async function ask() {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt < PRESENCE_INTERVAL_MS)
        return;
      askedAt = performance.now();
      try {
        const isThere = await isArticlePublished(slug);
        if (isCurrent) setIsPublished(isThere);
      } catch {
        // Out of reach is not gone: the article stays readable.
      }
    }
    document.addEventListener('visibilitychange', ask);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [slug]);
  return isPublished;
}
