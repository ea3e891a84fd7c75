import { Skeleton } from '@stillsam/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ArticleMarkup } from '../../../features/articles/article-markup';
import { ARTICLES_COPY } from '../../../features/articles/articles.copy';
import { useIsServerRendered } from '../use-is-server-rendered';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  /** Null beside a server-rendered page: the body already stands in the document. */
  markup: ArticleMarkup | null;
}

/**
 * The body of an article: the only place that sets HTML. The API sanitised it when it was written; what a browser
 * fetched itself has passed the sanitiser there once more (features/articles/article-markup.ts).
 *
 * A first page's data holds no body (its text would travel twice). React leaves the children of an element with
 * `dangerouslySetInnerHTML` alone while it hydrates, so the server's stay. Should React have to build the page
 * anew, because something had changed the document in between, the article is fetched again.
 *
 * Give it a key of its own for each version: the HTML is set once.
 */
export function ArticleBody({ markup }: ArticleBodyProps) {
  const isServerRendered = useIsServerRendered();
  const [html] = useState(() => ({ __html: markup?.html ?? '' }));
  const { revalidate } = useRevalidator();
  const isLost = markup === null && !isServerRendered;
  useEffect(() => {
    if (isLost) void revalidate();
  }, [isLost, revalidate]);
  if (isLost) return <Skeleton label={ARTICLES_COPY.loading} lines={8} className={styles.body} />;
  return <div className={`prose ${styles.body}`} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
