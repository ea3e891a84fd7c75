export { ArticlePage as Component } from './article-page';
export { loadArticle as loader } from './article.queries';
