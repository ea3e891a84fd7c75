import { wavePath } from '@stillsam/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { keepPlace } from '../../../reading/stored-articles';
import { observeCurrentSection, useFromFirstScroll } from '../../../reading/reading-observers';
import { ARTICLE_COPY } from '../article.copy';
import folds from '@stillsam/ui/styles/fold.module.css';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './article-contents.module.css';

/** A shorter article needs no table of contents. */
const MIN_HEADINGS = 3;

/** Who has come to the sources has read the text. */
const SOURCES_ID = 'kallor';

/**
 * The table of contents: collapsed on narrow screens, open beside the text on wide ones. CSS alone opens it, so that
 * it works without JavaScript.
 */
export function ArticleContents({ article, headings }: Pick<ReadyArticle, 'article' | 'headings'>) {
  // Null above the first section and before the first scroll.
  const [current, setCurrent] = useState<string | null>(null);
  useFromFirstScroll(
    useCallback(() => {
      const ids = headings.map(({ id }) => id);
      return observeCurrentSection(ids, setCurrent);
    }, [headings]),
  );
  useEffect(() => {
    const heading = headings.find(({ id }) => id === current);
    const { slug, title } = article;
    if (heading && current !== SOURCES_ID)
      keepPlace({ slug, title, section: heading.id, sectionTitle: heading.title });
  }, [article, headings, current]);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={`${styles.contents} ${shown.onScreen}`} aria-label={ARTICLE_COPY.contents}>
      <details className={`${folds.fold} ${styles.fold}`}>
        <summary>{ARTICLE_COPY.contents}</summary>
        <p className={styles.title} aria-hidden="true">
          {ARTICLE_COPY.contents}
        </p>
        <ol className={styles.list} role="list">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link} aria-current={id === current || undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

const LINE_BOX = { width: 1200, height: 12 };
const LINE = wavePath({
  width: LINE_BOX.width,
  base: 9,
  rise: 6,
  breaths: [1 / 3, 1 / 3, 1 / 3].map((span) => ({ span, share: 1 })),
});

/**
 * The breath line as a reading progress bar. A CSS scroll-driven animation draws it; without support, or with reduced
 * motion, it is hidden. Decoration: the scrollbar shows the same.
 */
export function ReadingLine() {
  return (
    <span className={styles.progress} data-reading-line="" aria-hidden="true">
      <span className={styles.window}>
        <svg
          className={styles.line}
          viewBox={`0 0 ${LINE_BOX.width} ${LINE_BOX.height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <path d={LINE} vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </span>
  );
}
