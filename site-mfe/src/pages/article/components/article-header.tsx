import { libraryPath, PATHS } from '@stillsam/paths';
import { Badge, TextLink } from '@stillsam/ui';
import { Link } from 'react-router-dom';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { categoryTitle } from '../../../features/articles/article-categories';
import { ARTICLE_COPY } from '../article.copy';
import styles from './article-header.module.css';

interface ArticleHeaderProps extends Pick<ReadyArticle, 'article' | 'publishedDate'> {
  /** The page's absolute address, shown in print. */
  url: string;
}

/** Back link, categories, title, author, date and reading time. */
export function ArticleHeader({ article, publishedDate, url }: ArticleHeaderProps) {
  return (
    <header className={styles.header}>
      <TextLink to={PATHS.library} arrow="back" className={styles.back}>
        {ARTICLE_COPY.back}
      </TextLink>
      {article.categories.length > 0 ? (
        <ul className={styles.categories} aria-label={ARTICLE_COPY.categories} role="list">
          {article.categories.map((category) => (
            <li key={category}>
              <Link to={libraryPath({ category })} className={styles.category}>
                <Badge category={category}>{categoryTitle(category)}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={styles.title}>{article.title}</h1>
      {article.subtitle ? <p>{article.subtitle}</p> : null}
      <ul className={styles.facts} role="list">
        <li>{ARTICLE_COPY.author(article.author)}</li>
        <li>
          {ARTICLE_COPY.published} <time dateTime={article.published_at}>{publishedDate}</time>
        </li>
        <li>{ARTICLE_COPY.readingTime(article.reading_time)}</li>
        <li>{ARTICLE_COPY.difficulty(article.difficulty)}</li>
      </ul>
      <p className={styles.address}>{url}</p>
    </header>
  );
}
