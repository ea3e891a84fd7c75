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
