/** The four categories of the library, in the order they are shown (specification, section 3). */
export const ARTICLE_CATEGORIES = [
  { id: 'somn', title: 'Sömn' },
  { id: 'stresshantering', title: 'Stresshantering' },
  { id: 'naring', title: 'Näring och känslomässigt välmående' },
  { id: 'sjalvmedkansla', title: 'Självmedkänsla & känsloreglering' },
] as const;

export type ArticleCategoryId = (typeof ARTICLE_CATEGORIES)[number]['id'];

const ALIASES: Readonly<Record<string, ArticleCategoryId>> = { kansloreglering: 'sjalvmedkansla' };

/** The category of an id or an alias, in any letter case; null for other text. */
export function toCategoryId(value: string): ArticleCategoryId | null {
  const id = value.trim().toLowerCase();
  const known = ARTICLE_CATEGORIES.find((category) => category.id === id);
  if (known) return known.id;
  return Object.hasOwn(ALIASES, id) ? (ALIASES[id] ?? null) : null;
}

/** The Swedish title of a category; an unknown category is its own title. */
export function categoryTitle(value: string): string {
  const id = toCategoryId(value);
  return ARTICLE_CATEGORIES.find((category) => category.id === id)?.title ?? value;
}
