import { AddToPlan } from '@stillsam/my-plan';
import { articlePath, EASY } from '@stillsam/paths';
import { ButtonLink } from '@stillsam/ui';
import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { ARTICLE_COPY } from '../article.copy';
import shown from '../../../styles/shown.module.css';
import styles from './article-end.module.css';
import { NextStepCard } from './next-step-card';
import { ReadNote } from './read-note';
import { ShareLinks } from './share-links';

interface ArticleEndProps extends Pick<ReadyArticle, 'article' | 'edition' | 'nextStep'> {
  /** The page's absolute address. */
  url: string;
}

/** The content after the text: the read mark, a recommended exercise and links to share the article. */
export function ArticleEnd({ article, edition, nextStep, url }: ArticleEndProps) {
  return (
    <>
      {edition ? (
        <div className={`${styles.whole} ${shown.onScreen}`}>
          <p>{edition === EASY ? ARTICLE_COPY.easyEnd : ARTICLE_COPY.shortEnd}</p>
          <ButtonLink to={articlePath(article.slug)} variant="secondary">
            {ARTICLE_COPY.whole(article.reading_time)}
          </ButtonLink>
        </div>
      ) : (
        <ReadNote key={article.id} id={article.id} readingMinutes={article.reading_time} />
      )}
      <AddToPlan title={article.title} path={articlePath(article.slug)} />
      <NextStepCard {...nextStep} />
      <ShareLinks slug={article.slug} title={article.title} excerpt={article.excerpt} url={url} />
    </>
  );
}
