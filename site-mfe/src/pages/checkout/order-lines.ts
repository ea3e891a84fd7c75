import type { CartLine } from '../../features/cart/cart.logic';
import { vatOf } from '../../shop/money';
import type { Product } from '../../shop/products';

/** A line at the shop's current price and tax rate, not those of the stored cart. */
export interface OrderLine {
  id: string;
  name: string;
  quantity: number;
  /** In öre, VAT included. */
  totalOre: number;
  vatPercent: number;
  isDigital: boolean;
}

export interface OrderPreview {
  lines: OrderLine[];
  totalOre: number;
  /** The tax included in the price per rate, lowest first, rounded to whole öre per rate. */
  vat: { percent: number; ore: number }[];
  /** Names of cart lines that are not for sale. */
  unavailable: string[];
}

/** Calculates a preview of the order from the shop's prices. The API calculates the order itself. */
export function previewOrder(cart: readonly CartLine[], products: readonly Product[]): OrderPreview {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = cart.flatMap(({ id, quantity }) => {
    const product = byId.get(id);
    return product ? [toLine(product, quantity)] : [];
  });
  return {
    lines,
    totalOre: lines.reduce((sum, line) => sum + line.totalOre, 0),
    vat: vatByRate(lines),
    unavailable: cart.filter(({ id }) => !byId.has(id)).map(({ name }) => name),
  };
}

function toLine(product: Product, quantity: number): OrderLine {
  return {
    id: product.id,
    name: product.name,
    quantity,
    totalOre: product.price_ore * quantity,
    vatPercent: product.vat_percent,
    isDigital: product.is_digital,
  };
}

function vatByRate(lines: readonly OrderLine[]): OrderPreview['vat'] {
  const grossByRate = new Map<number, number>();
  for (const { vatPercent, totalOre } of lines)
    grossByRate.set(vatPercent, (grossByRate.get(vatPercent) ?? 0) + totalOre);
  return [...grossByRate]
    .sort(([one], [other]) => one - other)
    .map(([percent, gross]) => ({ percent, ore: vatOf(gross, percent) }));
}
