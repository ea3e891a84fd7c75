import { splitFurther, type VatSum } from '../orders/money';
import type { Movement } from './ledger.repository';

export interface Verification {
  day: string;
  text: string;
  /** Names of accounts, and öre: debit above zero. Together zero. */
  rows: { account: string; ore: number }[];
}

/** A day's sales are one verification, as like events may be; each refund, dispute and other money is its own. */
export function verificationsOf(movements: readonly Movement[]): Verification[] {
  const days = [...new Set(movements.map(({ day }) => day))];
  return days.flatMap((day) => {
    const its = movements.filter((movement) => movement.day === day);
    const sales = its.filter(({ kind, problem }) => kind === 'paid' && !problem);
    const fees = its.filter(({ kind }) => kind === 'fee');
    const others = its.filter((movement) => !sales.includes(movement) && !fees.includes(movement));
    return [
      ...(sales.length ? [toVerification(day, salesText(sales), sales.flatMap(saleRows))] : []),
      ...(fees.length ? [toVerification(day, 'Avgifter till betaltjänsten', fees.flatMap(feeRows))] : []),
      ...others.map((movement) => toVerification(day, textOf(movement), otherRows(movement))),
    ];
  });
}

type Row = Verification['rows'][number];

/** Rows of the same account are added up. */
function toVerification(day: string, text: string, rows: Row[]): Verification {
  const sums = new Map<string, number>();
  for (const { account, ore } of rows) sums.set(account, (sums.get(account) ?? 0) + ore);
  return {
    day,
    text,
    rows: [...sums].map(([account, ore]) => ({ account, ore })).filter(({ ore }) => ore !== 0),
  };
}

function salesText(sales: Movement[]): string {
  const [first, last] = [sales[0]?.number, sales.at(-1)?.number];
  return first === last ? `Försäljning, kvitto ${first}` : `Försäljning, kvitto ${first} till ${last}`;
}

const saleRows = ({ ore, vat }: Movement): Row[] => [
  { account: 'claim', ore },
  ...vat.flatMap(({ percent, net_ore, vat_ore }) => [
    { account: `sales${percent}`, ore: -net_ore },
    { account: `vat${percent}`, ore: -vat_ore },
  ]),
];

const feeRows = ({ ore }: Movement): Row[] => [
  { account: 'fees', ore },
  { account: 'claim', ore: -ore },
];

function otherRows(movement: Movement): Row[] {
  const { kind, ore, problem } = movement;
  const isIncoming = kind === 'paid' || kind === 'refund_failed' || kind === 'dispute_won';
  const claim = { account: 'claim', ore: isIncoming ? ore : -ore };
  if (kind === 'dispute' || kind === 'dispute_won') return [claim, { account: 'losses', ore: -claim.ore }];
  // Money that paid for no order is owed until it is returned.
  if (problem) return [claim, { account: 'owed', ore: -claim.ore }];
  return [claim, ...returnRows(movement, isIncoming ? -1 : 1)];
}

/** What a return takes from each VAT rate, after the returns before it. */
export function returnedParts({ kind, ore, vat, total_ore, returned_before }: Movement): VatSum[] {
  const already = kind === 'refund_failed' ? returned_before - ore : returned_before;
  return splitFurther({ vat, totalOre: total_ore }, ore, already);
}

const returnRows = (movement: Movement, sign: number): Row[] =>
  returnedParts(movement).flatMap(({ percent, net_ore, vat_ore }) => [
    { account: `sales${percent}`, ore: sign * net_ore },
    { account: `vat${percent}`, ore: sign * vat_ore },
  ]);

function textOf({ kind, number, order, problem }: Movement): string {
  if (kind === 'paid') return `Betalning utan order, ${order}`;
  if (kind === 'dispute') return `Tvist om order ${order}`;
  if (kind === 'dispute_won') return `Vunnen tvist om order ${order}`;
  const what = kind === 'refund' ? 'Återbetalning' : 'Återbetalning som misslyckades';
  return `${what} ${number ?? ''}, order ${order}${problem ? ', betalning utan order' : ''}`;
}
