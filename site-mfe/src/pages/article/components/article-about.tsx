import { dayInWords } from '@stillsam/dates';
import { editorLine } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import folds from '@stillsam/ui/styles/fold.module.css';
import { useEffect, useRef } from 'react';
import { ArticleBody } from '../../../features/articles/article-body';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { reviewLine } from '../../../features/articles/review-lines';
import { ARTICLE_COPY, ARTICLE_FACTS_COPY as COPY } from '../article.copy';
import styles from './article-end.module.css';

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
      <h2 id="kallor" className={styles.sourcesTitle}>
        {ARTICLE_COPY.sources}
      </h2>
      <details ref={fold} className={`${folds.fold} ${styles.sources}`}>
        <summary>{ARTICLE_COPY.showSources(count)}</summary>
        <ArticleBody markup={markup} />
      </details>
    </section>
  );
}

type ArticleFactsProps = Pick<ReadyArticle, 'article' | 'changedDay' | 'corrections' | 'edition'>;

/** What a reader may know of the text: its corrections and last change, who reviewed it, when its sources were checked, and who answers for it. */
export function ArticleFacts({ article, changedDay, corrections, edition }: ArticleFactsProps) {
  const editor = editorLine(currentBusiness());
  const sources = sourcesLine(article, edition === undefined);
  return (
    <div className={styles.facts}>
      {corrections.map(({ id, published_day, text }) => (
        <p key={id}>
          <strong>
            {COPY.corrected} <time dateTime={published_day}>{dayInWords(published_day)}</time>:
          </strong>{' '}
          {text}
        </p>
      ))}
      {corrections.length > 0 ? (
        <p>
          <TextLink to={PATHS.corrections}>{COPY.allCorrections}</TextLink>
        </p>
      ) : null}
      {changedDay ? (
        <p>
          {COPY.changed} <time dateTime={changedDay}>{dayInWords(changedDay)}</time>.
        </p>
      ) : null}
      <p>
        {reviewLine(article.review, edition)} <TextLink to={PATHS.reviews}>{COPY.reviews}</TextLink>
      </p>
      {sources ? <p>{sources}</p> : null}
      {editor ? <p>{editor}</p> : null}
    </div>
  );
}

/**
 * Null for a text without sources, and from an API that does not date them.
 *
 * @param isWhole false for an edition, which shows some of the sources.
 */
function sourcesLine(article: ReadyArticle['article'], isWhole: boolean): string | null {
  const { source_count: count, checked_source_count: checked, sources_checked_on: day } = article;
  if (!count) return null;
  return day ? COPY.checked(dayInWords(day)) : COPY.partlyChecked(checked, count, isWhole);
}
