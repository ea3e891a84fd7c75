import type { components } from '@stillsam/contracts';

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

type Withdrawal = components['schemas']['WithdrawalDto'];

/** What still has to go back to a buyer who has withdrawn, in öre, and when; null where nobody says that it has to. */
export const owedOf = ({ refund_before: before, refundable_ore: ore }: Withdrawal) =>
  before !== null && ore > 0 ? { ore, before } : null;

/** What became of the money, as a sentence without its full stop. Money that went another way, only a note tells of. */
export function moneyBackInWords(withdrawal: Withdrawal): string {
  const { order_id, refunded_ore, pending_ore, refundable_ore } = withdrawal;
  if (order_id === null) return 'Köpet är inte hittat';
  const parts = [
    refunded_ore > 0 ? [`${formatOre(refunded_ore)} är återbetalt`] : [],
    pending_ore > 0 ? [`${formatOre(pending_ore)} är på väg tillbaka`] : [],
    refundable_ore > 0 ? [`${formatOre(refundable_ore)} är inte återbetalt härifrån`] : [],
  ];
  return parts.flat().join(', ') || 'Inget att betala tillbaka';
}
