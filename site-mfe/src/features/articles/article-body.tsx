import { Skeleton, useHydrated } from '@stillsam/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import styles from './article-body.module.css';
import type { ArticleMarkup } from './article-markup';

interface ArticleBodyProps {
  /** Null in the hydration data: the document contains the body. */
  markup: ArticleMarkup | null;
}

const LOADING = 'Laddar artikel...';
const NO_HTML = { __html: '' };

/**
 * The body of an article or a letter: the only component that sets HTML. The API sanitises the HTML when it is saved, and
 * the browser sanitises what it fetches itself (article-markup.ts).
 *
 * Hydration does not change the children of an element with `dangerouslySetInnerHTML`, so the hydration data needs no
 * copy of the body. If React discards the server's HTML after a hydration error, the loader fetches the article again.
 *
 * The HTML is set once: a caller gives each version its own key.
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
  return <Skeleton label={LOADING} lines={8} className={styles.body} />;
}

/** True until unmount for a component that hydrated server HTML; false for one that the browser rendered. */
export function useIsServerRendered(): boolean {
  const [isServerRendered] = useState(!useHydrated());
  return isServerRendered;
}
