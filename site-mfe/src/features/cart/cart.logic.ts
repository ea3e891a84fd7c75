/** A line of the cart (specification, section 3). */
export interface CartLine {
  /** Id of a product. */
  id: string;
  name: string;
  /** SEK for one, VAT included. */
  price: number;
  /** A whole number, at least 1. */
  quantity: number;
  image: string | null;
}

export const LEAST_QUANTITY = 1;
/** What the API takes of one product. */
export const MOST_QUANTITY = 99;

/** What a cart starts with (specification, section 9). */
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

/** A typed quantity; what is no whole number from 1 falls back to 1, and no line holds more than 99. */
export function readQuantity(text: string): number {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return LEAST_QUANTITY;
  return Math.min(MOST_QUANTITY, Math.max(LEAST_QUANTITY, Number(trimmed)));
}

export function withQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  const bounded = Math.min(MOST_QUANTITY, Math.max(LEAST_QUANTITY, quantity));
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

/** In öre: the sum of price × quantity. Delivery is free, so this is the total too. */
export function totalOre(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
}

/** @returns the lines of a stored cart, or null when it holds none that can be read. */
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
    Number(quantity) >= LEAST_QUANTITY &&
    Number(quantity) <= MOST_QUANTITY &&
    (image === null || typeof image === 'string')
  );
}
