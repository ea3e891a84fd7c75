import { Skeleton } from '@stillsam/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ArticleMarkup } from '../../../features/articles/article-markup';
import { ARTICLES_COPY } from '../../../features/articles/articles.copy';
import { ServerMarkup } from '../../../features/articles/server-markup';
import { useIsServerRendered } from '../../../features/articles/use-is-server-rendered';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  /** Null beside a server-rendered page: the body already stands in the document. */
  markup: ArticleMarkup | null;
}

/**
 * The body of an article: the only place that sets HTML. The API sanitised it when it was written; what a browser
 * fetched itself has passed the sanitiser there once more (features/articles/article-markup.ts).
 *
 * A first page's data holds no body (its text would travel twice): the server's markup stays. Should React have to
 * build the page anew, because something had changed the document in between, the article is fetched again.
 *
 * Give it a key of its own for each version: the HTML is set once.
 */
export function ArticleBody({ markup }: ArticleBodyProps) {
  const className = `prose ${styles.body}`;
  const isServerRendered = useIsServerRendered();
  const [html] = useState(() => ({ __html: markup?.html ?? '' }));
  if (markup) return <div className={className} dangerouslySetInnerHTML={html} />;
  return isServerRendered ? <ServerMarkup className={className} /> : <LostBody />;
}

function LostBody() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return <Skeleton label={ARTICLES_COPY.loading} lines={8} className={styles.body} />;
}
