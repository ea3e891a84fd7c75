import type { paths } from '@stillsam/contracts';

type JsonBody<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

/** One page of published articles, with the counts per category. */
export type ArticleListing = JsonBody<paths['/api/blog/posts']['get']>;

/** An article in a listing. */
export type ArticleSummary = ArticleListing['posts'][number];

/** A correction in the list of all. */
export type PublishedCorrection = JsonBody<paths['/api/blog/corrections']['get']>['corrections'][number];

/** An article in the list of reviews. */
export type ReviewedArticle = JsonBody<paths['/api/reviews']['get']>['posts'][number];

/** An article with corrections and related articles, or the new slug of a renamed one. */
export type ArticleResponse = JsonBody<paths['/api/blog/posts/{slug}']['get']>;

export type Article = NonNullable<ArticleResponse['post']>;
export type Correction = NonNullable<ArticleResponse['corrections']>[number];
export type RelatedArticle = NonNullable<ArticleResponse['related']>[number];
