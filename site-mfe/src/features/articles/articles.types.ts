import type { paths } from '@stillsam/contracts';

type JsonAnswer<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

/** One page of published articles, with the categories' counts. */
export type ArticleListing = JsonAnswer<paths['/api/blog/posts']['get']>;

/** An article as a listing shows it. */
export type ArticleSummary = ArticleListing['posts'][number];

/** An article with its relatives, or the slug it has moved to. */
export type ArticleAnswer = JsonAnswer<paths['/api/blog/posts/{slug}']['get']>;

export type Article = NonNullable<ArticleAnswer['post']>;
export type RelatedArticle = NonNullable<ArticleAnswer['related']>[number];
