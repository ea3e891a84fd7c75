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

/**
 * Elements that go with all that they hold. Parsers disagree on whether the content of most of them is text or
 * markup, so text taken out of one may become markup elsewhere; that of the others is no text for a reader.
 */
export const ELEMENTS_DROPPED_WHOLE = [
  'script',
  'style',
  'xmp',
  'plaintext',
  'listing',
  'noembed',
  'noframes',
  'noscript',
  'iframe',
  'object',
  'template',
  'title',
  'textarea',
  'option',
  'svg',
  'math',
] as const;

/** Attributes by tag; none is allowed on every tag. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'],
  h2: ['id'],
  h3: ['id'],
};

/** An address a link may have: https, mailto, a path of this site, or a fragment of the page. */
const LINK_ADDRESS = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i;
/** A telephone number, as ITU-T E.164 counts its digits: no pauses, extensions or service codes (`*#`). */
const TELEPHONE_ADDRESS = /^tel:\+?[0-9]{3,15}$/;
/** An address an image may have: one that was uploaded here. Readers' browsers tell no other site of a visit. */
const IMAGE_ADDRESS = /^\/api\/media\/[0-9a-f]{32}\/\d{1,4}\.(?:avif|webp)$/;
const CANDIDATE_WIDTH = /^\d{1,4}w$/;
const MOST_CANDIDATES = 8;
/** Browsers drop control, format and space characters inside addresses, so they could hide a scheme. */
const HIDDEN = /[\p{C}\p{Z}]/u;

export function isAllowedLink(address: string): boolean {
  return !HIDDEN.test(address) && (LINK_ADDRESS.test(address) || TELEPHONE_ADDRESS.test(address));
}

export function isAllowedImage(address: string): boolean {
  return IMAGE_ADDRESS.test(address);
}

/** A `srcset`: uploaded images, each with its width. */
export function isAllowedImageSet(candidates: string): boolean {
  const list = candidates.split(',', MOST_CANDIDATES + 1);
  return (
    list.length <= MOST_CANDIDATES &&
    list.every((candidate) => {
      const [address = '', width = '', ...rest] = candidate.trim().split(' ');
      return isAllowedImage(address) && CANDIDATE_WIDTH.test(width) && rest.length === 0;
    })
  );
}

/** A heading's id: what the table of contents links to. It can never be the name of a global of the page. */
export const HEADING_ID = /^[a-z0-9][a-z0-9-]{0,80}$/;
