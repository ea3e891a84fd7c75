/** The VAT in a price, in öre, rounded as the API does. */
export function vatOf(grossOre: number, percent: number): number {
  return Math.round((grossOre * percent) / (100 + percent));
}
