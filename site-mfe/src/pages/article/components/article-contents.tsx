import type { ArticleHeading } from '../../../features/articles/article-outline';
import { ARTICLE_COPY } from '../article.copy';
import { useCurrentSection } from '../use-current-section';
import styles from './article-contents.module.css';

/** Fewer parts than this are no more than a glance away. */
const MIN_HEADINGS = 3;

/**
 * The article's parts. Folded on narrow screens; beside the text, where there is room, it stands open by its style
 * alone, so that it needs no script anywhere.
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
