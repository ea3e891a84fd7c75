/** Names of blanks; numbers of any character are read as what they stand for. */
const BLANK_REFERENCE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj);?/gi;
const NUMBER_REFERENCE = /&#(x[0-9a-f]{1,6}|\d{1,7});?/gi;
/** Spaces, and characters that are never seen: zero-width ones, soft hyphens. */
const BLANK = /[\s\p{Z}\p{Cc}\p{Cf}]/gu;
const MAX_CHARACTER_BYTES = 0x10ffff;

/** Whether a post's HTML has text or an image, rather than blanks and empty tags. */
export function hasContent(html: string): boolean {
  if (/<img\s/i.test(html)) return true;
  const text = html
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(BLANK_REFERENCE, '')
    .replace(NUMBER_REFERENCE, (_, digits: string) => characterOf(digits));
  return text.replace(BLANK, '') !== '';
}

function characterOf(digits: string): string {
  const code = /^x/i.test(digits) ? parseInt(digits.slice(1), 16) : Number(digits);
  return code <= MAX_CHARACTER_BYTES ? String.fromCodePoint(code) : '';
}
