/** A line of the cart (specification, section 3). */
export interface CartLine {
  /** Id of a product. */
  id: string;
  name: string;
  /** Unit price in SEK, VAT included. */
  price: number;
  /** A whole number, at least 1. */
  quantity: number;
  image: string | null;
}

export const MIN_QUANTITY = 1;
/** The API's limit per product. */
export const MAX_QUANTITY = 99;

/** The lines of a new cart (specification, section 9), while the shop does not sell. */
export const PRELOADED_LINES: readonly CartLine[] = [
  {
    id: 'vagledning-lugnare-kvallar',
    name: 'Vägledning: Lugnare kvällar',
    price: 49,
    quantity: 1,
    image: null,
  },
  {
    id: 'vagledning-mjuk-start',
    name: 'Vägledning: Mjuk start på dagen',
    price: 49,
    quantity: 1,
    image: null,
  },
];

/** Parses a typed quantity and limits it to 1 to 99; text that is no whole number becomes 1. */
export function readQuantity(text: string): number {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Number(trimmed)));
}

export function withQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  const bounded = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, quantity));
  return lines.map((line) => (line.id === id ? { ...line, quantity: bounded } : line));
}

export function withoutLine(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** Restores a removed line at its index. A line that is present stays unchanged. */
export function withLineAt(lines: readonly CartLine[], line: CartLine, index: number): CartLine[] {
  if (lines.some(({ id }) => id === line.id)) return [...lines];
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/** The lines at the prices of the shop, in öre, VAT included. A line that is not for sale keeps its stored price. */
export function withPrices(
  lines: readonly CartLine[],
  products: readonly { id: string; price_ore: number }[],
): CartLine[] {
  const prices = new Map(products.map(({ id, price_ore }) => [id, price_ore / 100]));
  return lines.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price }));
}

/** The sum of price × quantity, in öre. Delivery is free, so this is also the total. */
export function totalOre(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
}

/** Parses a stored cart. @returns null for no cart or invalid JSON. */
export function readStoredLines(text: string | null): CartLine[] | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isCartLine) : null;
  } catch {
    return null;
  }
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, quantity, image } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    price >= 0 &&
    Number.isInteger(quantity) &&
    Number(quantity) >= MIN_QUANTITY &&
    Number(quantity) <= MAX_QUANTITY &&
    (image === null || typeof image === 'string')
  );
}

/** The kind and the title of `Vägledning: Lugnare kvällar`. A name without a colon is a title alone. */
export function namePartsOf(name: string): { kind: string; title: string } {
  const end = name.indexOf(': ');
  return end < 0 ? { kind: '', title: name } : { kind: name.slice(0, end), title: name.slice(end + 2) };
}
