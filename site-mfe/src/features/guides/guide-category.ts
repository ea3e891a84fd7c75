/** The category that colours a product's cover. */
const CATEGORIES: Partial<Record<string, string>> = { 'vagledning-mjuk-start': 'naring' };

export function guideCategory(product: string): string {
  return CATEGORIES[product] ?? 'somn';
}
