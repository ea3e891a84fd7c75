import folds from '@stillsam/ui/styles/fold.module.css';
import { useEffect, useRef } from 'react';
import { ArticleBody } from '../../../features/articles/article-body';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { ARTICLE_COPY } from '../article.copy';
import styles from './article-sources.module.css';

/** The sources, folded: a note of the text opens them, in browsers too that do not unfold the target of a link. */
export function ArticleSources({ count, markup }: NonNullable<ReadyArticle['sources']>) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => {
      const source = document.getElementById(location.hash.slice(1));
      if (!source || fold.current?.open !== false || !fold.current.contains(source)) return;
      fold.current.open = true;
      source.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <section aria-labelledby="kallor">
      <h2 id="kallor" className={styles.title}>
        {ARTICLE_COPY.sources}
      </h2>
      <details ref={fold} className={`${folds.fold} ${styles.fold}`}>
        <summary>{ARTICLE_COPY.showSources(count)}</summary>
        <ArticleBody markup={markup} />
      </details>
    </section>
  );
}
