/** What a post may consist of. One list for writing (API) and for rendering (browser). */
export const ALLOWED_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sup',
  'sub',
  'a',
  'br',
  'hr',
  'figure',
  'figcaption',
  'img',
  'code',
  'pre',
] as const;

/** Attributes by tag; none is allowed on every tag. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  h2: ['id'],
  h3: ['id'],
};

/** An address a link may have: https, mailto, a path of this site, or a fragment of the page. */
const LINK_ADDRESS = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i;
/** An address an image may have: https or a path of this site. */
const IMAGE_ADDRESS = /^(?:https:\/\/|\/(?![/\\]))/i;
/** Browsers drop control, format and space characters inside addresses, so they could hide a scheme. */
const HIDDEN = /[\p{C}\p{Z}]/u;

export function isAllowedLink(address: string): boolean {
  return !HIDDEN.test(address) && LINK_ADDRESS.test(address);
}

export function isAllowedImage(address: string): boolean {
  return !HIDDEN.test(address) && IMAGE_ADDRESS.test(address);
}

/** A heading's id: what the table of contents links to. It can never be the name of a global of the page. */
export const HEADING_ID = /^[a-z0-9][a-z0-9-]{0,80}$/;
