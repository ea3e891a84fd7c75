/** The one place that holds the brand. */
export const BRAND = 'Stillsam';

/** `Titel | Stillsam`, and no suffix where the title already holds the brand. */
export function pageTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} | ${BRAND}`;
}
