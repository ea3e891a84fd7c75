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
  'aside',
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
  // A sentence on care, a warning or a dose: changing it voids a review.
  'mark',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
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
  aside: ['class'],
  h2: ['id'],
  h3: ['id'],
  // A wide table scrolls on a phone, so the keyboard must reach it.
  table: ['tabindex'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** What a box is: the lines to call for help, a note beside the text, a card that leads to an exercise. */
export const BOX_KINDS = ['care', 'note', 'exercise'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

/** Whether a box may have the class, which is its kind. */
export function isBoxKind(name: string | null | undefined): name is BoxKind {
  return BOX_KINDS.some((kind) => kind === name);
}

/** Beyond it a table is unreadable on a phone and in a mail. */
export const MAX_TABLE_COLUMNS = 12;
export const MAX_TABLE_ROWS = 100;

/** An address a link may have: https, mailto, a path of this site, or a fragment of the page. */
const LINK_ADDRESS = /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/i;
/** A telephone number, as ITU-T E.164 counts its digits: no pauses, extensions or service codes (`*#`). */
const TELEPHONE_ADDRESS = /^tel:\+?[0-9]{3,15}$/;
/** An address an image may have: one that was uploaded here, or a diagram of ours. No other site learns of a visit. */
const IMAGE_ADDRESS =
  /^(?:\/api\/media\/[0-9a-f]{32}\/\d{1,4}\.(?:avif|webp)|\/assets\/diagram-[a-z]{1,30}(?:-[a-z]{1,30})?\.svg)$/;
const CANDIDATE_WIDTH = /^\d{1,4}w$/;
const MAX_CANDIDATES = 8;
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
  const list = candidates.split(',', MAX_CANDIDATES + 1);
  return (
    list.length <= MAX_CANDIDATES &&
    list.every((candidate) => {
      const [address = '', width = '', ...rest] = candidate.trim().split(' ');
      return isAllowedImage(address) && CANDIDATE_WIDTH.test(width) && rest.length === 0;
    })
  );
}

/** A heading's id: what the table of contents links to. It can never be the name of a global of the page. */
export const HEADING_ID = /^[a-z0-9][a-z0-9-]{0,80}$/;

/** Ids that a page gives to notes and sources (sources.ts), by tag. No stored text has them. */
export const NOTE_IDS: Readonly<Record<string, RegExp>> = {
  a: /^not_\d{1,3}(?:_\d{1,3})?$/,
  li: /^kalla_\d{1,3}$/,
};

const SPAN_LIMITS: Readonly<Record<string, number>> = { colspan: MAX_TABLE_COLUMNS, rowspan: MAX_TABLE_ROWS };
const SCOPE = /^(?:col|row)$/;

/** Whether `colspan`, `rowspan` or `scope` may have the value. A span of 1 is left out. */
export function isAllowedCellValue(name: string, value: string): boolean {
  if (name === 'scope') return SCOPE.test(value);
  const span = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0;
  return span >= 2 && span <= (SPAN_LIMITS[name] ?? 0);
}

/** Whether an attribute that its tag may have may have the value. `rel` is ours to set. */
export function isAllowedValue(name: string, value: string): boolean {
  if (name === 'class') return isBoxKind(value);
  if (name === 'href') return isAllowedLink(value);
  if (name === 'src') return isAllowedImage(value);
  if (name === 'srcset') return isAllowedImageSet(value);
  if (name === 'id') return HEADING_ID.test(value);
  if (name === 'tabindex') return value === '0';
  if (name === 'width' || name === 'height') return /^\d{1,5}$/.test(value);
  if (name === 'colspan' || name === 'rowspan' || name === 'scope') return isAllowedCellValue(name, value);
  return name !== 'rel';
}

/** What a link to another site gets as its `rel`; undefined for a link within this one. */
export function relOf(href: string | null | undefined): string | undefined {
  return /^https:/i.test(href ?? '') ? 'noopener noreferrer' : undefined;
}
