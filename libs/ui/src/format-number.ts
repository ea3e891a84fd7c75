const SWEDISH = new Intl.NumberFormat('sv-SE');

/** A number as Swedish writes it: its thousands apart by a space that never breaks, and a comma before decimals. */
export function formatNumber(number: number): string {
  return SWEDISH.format(number);
}
