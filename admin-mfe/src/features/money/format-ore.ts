const KRONOR = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** `49,00 kr`. @param ore hundredths of a krona. */
export function formatOre(ore: number): string {
  return KRONOR.format(ore / 100);
}
