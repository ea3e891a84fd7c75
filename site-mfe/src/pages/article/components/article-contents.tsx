import type { ArticleHeading } from '../../../features/articles/article-outline';
import { ARTICLE_COPY } from '../article.copy';
import { useCurrentSection } from '../use-current-section';
import styles from './article-contents.module.css';

/** A shorter article needs no table of contents. */
const MIN_HEADINGS = 3;

/**
 * The table of contents: collapsed on narrow screens, open beside the text on wide ones. CSS alone opens it, so that
 * it works without JavaScript.
 */
export function ArticleContents({ headings }: { headings: ArticleHeading[] }) {
  const current = useCurrentSection(headings);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.contents} aria-label={ARTICLE_COPY.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{ARTICLE_COPY.contents}</summary>
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
