import { Skeleton } from '@stillsam/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ArticleMarkup } from '../../../features/articles/article-markup';
import { ARTICLES_COPY } from '../../../features/articles/articles.copy';
import { useIsServerRendered } from '../../../features/articles/use-is-server-rendered';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  /** Null in the data of a server-rendered page: the document holds the body. */
  markup: ArticleMarkup | null;
}

const NO_HTML = { __html: '' };

/**
 * The body of an article: the only place that sets HTML. The API sanitised it when it was written; what a browser
 * fetched itself has passed the sanitiser there once more (features/articles/article-markup.ts).
 *
 * React leaves the children of an element with `dangerouslySetInnerHTML` alone while it hydrates, so the page's data
 * needs no copy of the body. If React renders the page anew, because something had changed the document before, the
 * article is fetched again.
 *
 * Give it a key of its own for each version: the HTML is set once.
 */
export function ArticleBody({ markup }: ArticleBodyProps) {
  const className = `prose ${styles.body}`;
  const isServerRendered = useIsServerRendered();
  const [html] = useState(() => ({ __html: markup?.html ?? '' }));
  if (markup) return <div className={className} dangerouslySetInnerHTML={html} />;
  if (!isServerRendered) return <LostBody />;
  return <div className={className} dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />;
}

function LostBody() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return <Skeleton label={ARTICLES_COPY.loading} lines={8} className={styles.body} />;
}
