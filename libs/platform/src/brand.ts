/** The brand. No other file repeats it. */
export const BRAND = 'Stillsam';

/** `Titel | Stillsam`, and no suffix where the title already holds the brand. */
export function pageTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`;
}
