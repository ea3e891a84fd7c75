import { articlePath } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { ReadyArticle } from '../../features/articles/fetch-article';
import { categoryTitle } from '../../features/articles/article-categories';

/**
 * The article for search engines (schema.org/Article). Every `<` is escaped, so that the JSON cannot close its script
 * element.
 *
 * @param origin public origin of the site.
 */
export function articleJsonLd(article: ReadyArticle['article'], origin: string): string {
  const image = article.image_url;
  const url = origin + articlePath(article.slug);
  const publisher = { '@type': 'Organization', name: BRAND, url: `${origin}/` };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.meta_description || article.excerpt,
    url,
    mainEntityOfPage: reviewedPage(article, url),
    inLanguage: 'sv-SE',
    datePublished: article.published_at,
    dateModified: article.updated_at,
    author: article.author.includes(BRAND)
      ? { ...publisher, name: article.author }
      : { '@type': 'Person', name: article.author },
    publisher,
    articleSection: article.categories.map(categoryTitle),
    keywords: article.tags.join(', ') || undefined,
    timeRequired: `PT${article.reading_time}M`,
    image: image?.startsWith('/') ? origin + image : (image ?? undefined),
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** The page with its review, while the text reads as it was reviewed. */
function reviewedPage({ review }: ReadyArticle['article'], url: string) {
  const { state, reviewed_on, reviewer, title, legitimation, workplace } = review;
  if (state !== 'current' && state !== 'expired') return url;
  const reviewedBy = reviewer && {
    '@type': 'Person',
    name: reviewer,
    jobTitle: [title, legitimation && `leg. ${legitimation}`].filter(Boolean).join(', '),
    worksFor: workplace ? { '@type': 'Organization', name: workplace } : undefined,
  };
  return {
    '@type': 'MedicalWebPage',
    '@id': url,
    lastReviewed: reviewed_on,
    reviewedBy: reviewedBy || undefined,
  };
}
