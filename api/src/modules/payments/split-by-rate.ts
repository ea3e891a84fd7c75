import type { VatSum } from '../orders/vat';

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
