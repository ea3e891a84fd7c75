import { articlePath } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';
import { useLoaderData } from 'react-router-dom';
import type { ReadyArticle } from '../../features/articles/article-answers';
import { ArticleContents } from './components/article-contents';
import { NextStepCard } from './components/next-step-card';
import { ReadNote } from './components/read-note';
import { RelatedArticles } from './components/related-articles';
import { ShareLinks } from './components/share-links';

/*
 * What stands beside and below an article's text. None of it needs a script before the reader has done something;
 * each reads the page's data itself, for a late part takes no properties.
 */
export { DividerLine as End } from '@stillsam/ui';
export { ReadingLine } from './components/reading-line';

export function Contents() {
  return <ArticleContents headings={useLoaderData<ReadyArticle>().headings} />;
}

/** Right after the text: that it is read, where to go on, and to whom to pass it. */
export function AfterReading() {
  const { article, nextStep } = useLoaderData<ReadyArticle>();
  return (
    <>
      <ReadNote id={article.id} readingMinutes={article.reading_time} />
      <NextStepCard {...nextStep} />
      <ShareLinks
        title={article.title}
        excerpt={article.excerpt}
        url={runtimeConfig().siteOrigin + articlePath(article.slug)}
      />
    </>
  );
}

export function Related() {
  return <RelatedArticles articles={useLoaderData<ReadyArticle>().related} />;
}
