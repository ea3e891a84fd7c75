import { fetchArticleAhead } from './article-answers';

let loadPage: (() => Promise<unknown>) | undefined;

/** Names the import of the article page, so that its script is there before the click too. */
export function preloadOnIntent(load: () => Promise<unknown>): void {
  loadPage = load;
}

/** Handlers for a link to an article: whoever is about to follow it finds the article already there. */
export function articleIntent(slug: string) {
  const prepare = () => {
    fetchArticleAhead(slug);
    // The click itself reports a script that cannot be had.
    loadPage?.().catch(() => {});
  };
  return { onMouseEnter: prepare, onFocus: prepare, onTouchStart: prepare };
}
