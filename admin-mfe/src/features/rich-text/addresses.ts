import { PATHS } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$|\?|#)/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;
const TELEPHONE = /^(?:tel:)?(\+?[0-9][0-9 \u00a0-]*)$/i;

/** First segments of the site's own paths. */
const OWN = new Set(Object.values(PATHS).map((path) => path.split('/')[1]));

/**
 * A typed or pasted address as the `href` of a link: `1177.se`, `namn@exempel.se` and `90 101` get their scheme, and
 * `resurser/mindful-andning` its slash.
 */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.length > 2000) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (/^http:\/\//i.test(address)) return `https://${address.slice('http://'.length)}`;
  const [, telephone] = TELEPHONE.exec(address) ?? [];
  if (telephone) return `tel:${telephone.replace(/[^+0-9]/g, '')}`;
  const [first] = address.split(/[/?#]/);
  if (first && OWN.has(first)) return `/${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}

/** The address of a post's picture for this page: the path belongs to the API's or the site's origin. */
export function displayAddress(address: string): string {
  const { apiOrigin, siteOrigin } = runtimeConfig();
  if (address.startsWith('/api/')) return apiOrigin + address;
  return address.startsWith('/') ? siteOrigin + address : address;
}
