import { articlePath } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import type { ReadyArticle } from '../../../features/articles/article-answers';
import { NextStepCard } from './next-step-card';
import { ReadNote } from './read-note';
import { ShareLinks } from './share-links';

/** What follows the text: whether it has been read, where it leads on, and ways to share it. */
export function ArticleEnd() {
  const { article, nextStep } = useLoaderData<ReadyArticle>();
  return (
    <>
      <ReadNote key={article.id} id={article.id} readingMinutes={article.reading_time} />
      <NextStepCard {...nextStep} />
      <ShareLinks
        title={article.title}
        excerpt={article.excerpt}
        url={runtimeConfig().siteOrigin + articlePath(article.slug)}
      />
    </>
  );
}
