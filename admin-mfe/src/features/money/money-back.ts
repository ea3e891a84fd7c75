import type { components } from '@stillsam/contracts';
import { formatOre } from './money';

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
