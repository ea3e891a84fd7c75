import { dayInWords } from '@stillsam/dates';
import { editorLine } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { ARTICLE_FACTS_COPY as COPY } from '../article.copy';
import { reviewLine } from '../../../features/articles/review-lines';
import styles from './article-facts.module.css';

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
