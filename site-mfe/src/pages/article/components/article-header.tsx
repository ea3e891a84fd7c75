import { aiNotice } from '@stillsam/legal-figures';
import { currentBusiness } from '@stillsam/legal-figures/current-business';
import { libraryPath, PATHS } from '@stillsam/paths';
import { Badge, TextLink, VisuallyHidden } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { categoryTitle } from '../../../features/articles/article-categories';
import { ARTICLE_COPY } from '../article.copy';
import styles from './article-header.module.css';

interface ArticleHeaderProps extends Pick<ReadyArticle, 'article' | 'publishedDate'> {
  /** Minutes to read what is shown; null is not stated. */
  minutes: number | null;
  /** The page's absolute address, shown in print. */
  url: string;
}

/** Categories, title, author, date, reading time, level unless the subject is heavy, and how AI was used, which the law wants first. */
export function ArticleHeader({ article, publishedDate, minutes, url }: ArticleHeaderProps) {
  const notice = aiNotice(currentBusiness());
  return (
    <header>
      {article.categories.length > 0 ? (
        <ul className={styles.categories} aria-label={ARTICLE_COPY.categories} role="list">
          {article.categories.map((category) => (
            <li key={category}>
              <a href={libraryPath({ category })} className={styles.category}>
                <Badge category={category}>{categoryTitle(category)}</Badge>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={styles.title}>{article.title}</h1>
      {article.subtitle ? <p>{article.subtitle}</p> : null}
      <ul className={styles.facts} role="list">
        <li>
          <VisuallyHidden>{ARTICLE_COPY.by} </VisuallyHidden>
          {article.author}
        </li>
        <li>
          <VisuallyHidden>{ARTICLE_COPY.published} </VisuallyHidden>
          <time dateTime={article.published_at}>{publishedDate}</time>
        </li>
        {minutes === null ? null : (
          <li>
            {ARTICLE_COPY.minutes(minutes)}
            <VisuallyHidden> {ARTICLE_COPY.reading}</VisuallyHidden>
          </li>
        )}
        {article.shows_crisis_card ? null : (
          <li>
            <VisuallyHidden>{ARTICLE_COPY.difficulty} </VisuallyHidden>
            {article.difficulty.toLocaleLowerCase('sv')}
          </li>
        )}
        {notice ? <li>{notice}</li> : null}
      </ul>
      <p className={styles.address}>{url}</p>
    </header>
  );
}

export function BackToLibrary() {
  return (
    <TextLink to={PATHS.library} arrow="back">
      {ARTICLE_COPY.back}
      <VisuallyHidden> {ARTICLE_COPY.backTo}</VisuallyHidden>
    </TextLink>
  );
}
