const KRONOR = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** `49,00 kr`. */
export const kronor = (ore: number): string => KRONOR.format(ore / 100);

/** Amounts are in öre and include VAT, as prices to consumers do. */
export interface PricedLine {
  total_ore: number;
  vat_percent: number;
}

export interface VatSum {
  percent: number;
  net_ore: number;
  vat_ore: number;
  gross_ore: number;
}

/** VAT of an order by rate, lowest first; rounded once for each rate, so that its parts add up to the total. */
export function sumVat(lines: readonly PricedLine[]): VatSum[] {
  const gross = new Map<number, number>();
  for (const { total_ore, vat_percent } of lines)
    gross.set(vat_percent, (gross.get(vat_percent) ?? 0) + total_ore);
  return [...gross]
    .sort(([one], [two]) => one - two)
    .map(([percent, gross_ore]) => {
      const vat_ore = Math.round((gross_ore * percent) / (100 + percent));
      return { percent, net_ore: gross_ore - vat_ore, vat_ore, gross_ore };
    });
}

interface Sold {
  vat: readonly VatSum[];
  totalOre: number;
}

/**
 * The part of an order that an amount is, by VAT rate: in the proportions of the order, and summing to the amount. The
 * whole is split as the order is.
 */
export function splitByRate({ vat, totalOre }: Sold, ore: number): VatSum[] {
  let before = 0;
  let split = 0;
  return vat.map(({ percent, gross_ore: whole }) => {
    before += whole;
    const gross_ore = Math.round((ore * before) / totalOre) - split;
    split += gross_ore;
    const vat_ore = Math.round((gross_ore * percent) / (100 + percent));
    return { percent, net_ore: gross_ore - vat_ore, vat_ore, gross_ore };
  });
}

/** What a further amount is, after others: together they sum to the split of the whole, to the öre. */
export function splitFurther(sold: Sold, ore: number, already: number): VatSum[] {
  const earlier = splitByRate(sold, already);
  return splitByRate(sold, already + ore).map(({ percent, net_ore, vat_ore, gross_ore }, index) => ({
    percent,
    net_ore: net_ore - (earlier[index]?.net_ore ?? 0),
    vat_ore: vat_ore - (earlier[index]?.vat_ore ?? 0),
    gross_ore: gross_ore - (earlier[index]?.gross_ore ?? 0),
  }));
}
