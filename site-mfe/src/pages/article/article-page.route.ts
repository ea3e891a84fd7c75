import { isBrowser } from '../../browser/is-browser';
import { prefetchSanitiser } from '../../features/articles/article-markup';

export { ArticlePage as Component } from './article-page';
export { loadArticle as loader } from './article.queries';

// On a hydrated page this code was prefetched for a link: the article behind it will need the sanitiser as well.
if (isBrowser && document.documentElement.dataset.hydrated) prefetchSanitiser();
