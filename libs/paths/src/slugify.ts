/**
 * A title as an address (specification, section 5): lowercase, å and ä become a, ö becomes o, any run of
 * other non-alphanumeric characters becomes a hyphen, leading and trailing hyphens fall away.
 *
 * @returns at most 200 characters of [a-z0-9-]; empty when the title holds no letter or digit.
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 200)
    .replace(/^-|-$/g, '');
}
