import { dayInWords } from '@stillsam/dates';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { ARTICLE_FACTS_COPY as COPY } from '../article.copy';
import styles from './article-facts.module.css';

/** What a reader may know of the text: when its sources were looked up, and who answers for it. */
export function ArticleFacts({ article }: Pick<ReadyArticle, 'article'>) {
  const { responsibleEditor } = currentBusiness();
  const sources = sourcesLine(article);
  if (!sources && !responsibleEditor) return null;
  return (
    <div className={styles.facts}>
      {sources ? <p>{sources}</p> : null}
      {responsibleEditor ? <p>{COPY.editor(responsibleEditor)}</p> : null}
    </div>
  );
}

/** Null for a text without sources, and from an API that does not date them. */
function sourcesLine(article: ReadyArticle['article']): string | null {
  const { source_count: count, checked_source_count: checked, sources_checked_on: day } = article;
  if (!count) return null;
  return day ? COPY.checked(dayInWords(day)) : COPY.partlyChecked(checked, count);
}
