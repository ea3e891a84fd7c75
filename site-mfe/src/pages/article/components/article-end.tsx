import type { ReadyArticle } from '../../../features/articles/fetch-article';
import { NextStepCard } from './next-step-card';
import { ReadNote } from './read-note';
import { ShareLinks } from './share-links';

interface ArticleEndProps extends Pick<ReadyArticle, 'article' | 'nextStep'> {
  /** The page's absolute address. */
  url: string;
}

/** The content after the text: the read mark, a recommended exercise and links to share the article. */
export function ArticleEnd({ article, nextStep, url }: ArticleEndProps) {
  return (
    <>
      <ReadNote key={article.id} id={article.id} readingMinutes={article.reading_time} />
      <NextStepCard {...nextStep} />
      <ShareLinks title={article.title} excerpt={article.excerpt} url={url} />
    </>
  );
}
