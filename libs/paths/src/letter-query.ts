import { isMailLinkPath, TOKEN_QUERY } from './page-kinds';

/** Query parameter of links in letters to subscribers: the slug of the letter that leads to the page. */
export const LETTER_QUERY = 'brev';

const SLUG = /^[a-z0-9-]{1,100}$/;

/** The letter that a query names; null where it names none. */
export function letterOf(query: URLSearchParams): string | null {
  const slug = query.get(LETTER_QUERY);
  return slug !== null && SLUG.test(slug) ? slug : null;
}

/**
 * An address without the letter that led to it: the page is the same one. The page of a mailed link
 * keeps it, because it needs the letter.
 *
 * @param address path and query; a fragment stays.
 */
export function withoutLetter(address: string): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(address) ?? [];
  if (query === undefined) return address;
  const pairs = query.split('&');
  if (isMailLinkPath(path) || pairs.some((pair) => isNamed(pair, TOKEN_QUERY))) return address;
  const kept = pairs.filter((pair) => !isNamed(pair, LETTER_QUERY));
  if (kept.length === pairs.length) return address;
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}

function isNamed(pair: string, name: string): boolean {
  return pair === name || pair.startsWith(`${name}=`);
}
