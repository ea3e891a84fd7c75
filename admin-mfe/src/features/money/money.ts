const KRONOR = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** `49,00 kr`. @param ore hundredths of a krona. */
export function formatOre(ore: number): string {
  return KRONOR.format(ore / 100);
}

const TYPED = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** `49`, `24,50`: an amount as a person types it. */
export function toKronorText(ore: number): string {
  return (ore / 100).toFixed(ore % 100 === 0 ? 0 : 2).replace('.', ',');
}

/** Öre of kronor as typed: `49`, `24,5`, `1 200 kr`. @returns null for anything else, and for nothing. */
export function oreOfKronor(text: string): number | null {
  const kronor = text.replace(/\s|kr$/g, '');
  if (!TYPED.test(kronor)) return null;
  return Math.round(Number(kronor.replace(',', '.')) * 100) || null;
}
