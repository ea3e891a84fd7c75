/** Loaded on first use: the document of an article holds what the page shows. */
export const loadArticleCalls = () =>
  import(/* webpackChunkName: "article-calls" */ '../../features/articles/fetch-article');
