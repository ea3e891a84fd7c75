import { isBrowser } from '../../browser/is-browser';

/**
 * The HTML of an article's body, ready to be put into the page.
 *
 * It never travels as data: `toJSON` makes it null where the server writes hydration data, since the same text
 * already stands in the document. Whoever finds null keeps what the server rendered (see ArticleBody).
 */
export class ArticleMarkup {
  constructor(readonly html: string | TrustedHTML) {}

  toJSON(): null {
    return null;
  }
}

const loadSanitiser = () =>
  import(/* webpackChunkName: "post-html", webpackPrefetch: true */ '@stillsam/post-html/browser');

/** Starts fetching what {@link toMarkup} will need. */
export function prepareMarkup(): void {
  // Whoever needs it asks again and meets the failure then.
  if (isBrowser) loadSanitiser().catch(() => {});
}

/**
 * @param html as the API gave it: sanitised when it was written. A browser sanitises it once more, which is also
 * what makes it a TrustedHTML; its code is a chunk of its own and no part of a first page.
 */
export async function toMarkup(html: string): Promise<ArticleMarkup> {
  if (!isBrowser) return new ArticleMarkup(html);
  const { sanitisePostHtmlInBrowser } = await loadSanitiser();
  return new ArticleMarkup(sanitisePostHtmlInBrowser(html));
}
