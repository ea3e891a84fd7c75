/**
 * The HTML of an article's body, for `dangerouslySetInnerHTML`.
 *
 * `toJSON` returns null, so that the hydration data does not repeat the HTML of the document. With null, ArticleBody
 * keeps the HTML that the server rendered.
 */
export class ArticleMarkup {
  constructor(readonly html: string | TrustedHTML) {}

  toJSON(): null {
    return null;
  }
}

const isBrowser = typeof document !== 'undefined';
const loadSanitiser = () => import(/* webpackChunkName: "post-html" */ '@stillsam/post-html/browser');

/** Prefetches the sanitiser of {@link toMarkup}. */
export function prefetchSanitiser(): void {
  // A failed prefetch is ignored: toMarkup requests the chunk again and throws its error.
  if (isBrowser) loadSanitiser().catch(() => {});
}

/**
 * Sanitises the HTML again in the browser, which also makes it a TrustedHTML. The sanitiser is a separate chunk,
 * because a server-rendered page does not need it.
 *
 * @param html sanitised by the API when the post was saved.
 */
export async function toMarkup(html: string): Promise<ArticleMarkup> {
  if (!isBrowser) return new ArticleMarkup(html);
  const { sanitisePostHtmlInBrowser } = await loadSanitiser();
  return new ArticleMarkup(sanitisePostHtmlInBrowser(html));
}
