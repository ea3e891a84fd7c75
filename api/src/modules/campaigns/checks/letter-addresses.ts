import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitisePostHtml } from '@stillsam/post-html/server';

export interface LetterAddresses {
  /** Paths of the site, each once. */
  own: string[];
  /** Addresses of other sites, each once. */
  foreign: string[];
}

/** Where the links of a letter lead, in their order. Mail and telephone addresses are not looked at. */
export function addressesOf(content: string, siteOrigin: string): LetterAddresses {
  const own = new Set<string>();
  const foreign = new Set<string>();
  const { origin } = new URL(siteOrigin);
  for (const { attribs } of DomUtils.getElementsByTagName('a', parseDocument(sanitisePostHtml(content)))) {
    const { href = '' } = attribs;
    const url = href.startsWith('#') || href === '' ? null : URL.parse(href, origin);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    if (url.origin === origin) own.add(url.pathname);
    else foreign.add(withoutFragment(url));
  }
  return { own: [...own], foreign: [...foreign] };
}

function withoutFragment(url: URL): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}
