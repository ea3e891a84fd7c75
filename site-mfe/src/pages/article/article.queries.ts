import { EASY, SHORT } from '@stillsam/paths';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReadyArticle } from '../../features/articles/fetch-article';

/** Loaded on first use: the document of an article holds what the page shows. */
const loadArticleCalls = () =>
  import(/* webpackChunkName: "article-calls" */ '../../features/articles/fetch-article');

/** @throws the redirects and errors of fetchArticle. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ReadyArticle> {
  const { searchParams } = new URL(request.url);
  const wanted = ([SHORT, EASY] as const).find((edition) => searchParams.has(edition));
  const { fetchArticle } = await loadArticleCalls();
  return fetchArticle(params.slug ?? '', request.signal, wanted);
}

/** Minimum time between two requests, in milliseconds. */
export const PRESENCE_INTERVAL_MS = 60_000;

/**
 * True while the article on the screen is published. The hook requests the state when the visitor returns to the tab;
 * until the first response it is true.
 */
export function useIsStillPublished(slug: string): boolean {
  const [isPublished, setIsPublished] = useState(true);
  useEffect(() => {
    let checkedAt = performance.now();
    let isCurrent = true;
    async function check() {
      if (document.visibilityState !== 'visible' || performance.now() - checkedAt < PRESENCE_INTERVAL_MS)
        return;
      checkedAt = performance.now();
      try {
        const { isArticlePublished } = await loadArticleCalls();
        const isStillPublished = await isArticlePublished(slug);
        if (isCurrent) setIsPublished(isStillPublished);
      } catch {
        // A failed request does not mean an unpublished article.
      }
    }
    document.addEventListener('visibilitychange', check);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', check);
    };
  }, [slug]);
  return isPublished;
}
