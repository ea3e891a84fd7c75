import { keptPeriod } from '../../common/kept-periods';
import { swedishDay } from '@stillsam/dates';
import { OWED_TEMPLATES } from '../mail/mail.service';
import { KEPT_REASONS, KIND_LABELS } from './personal-data.copy';
import {
  HELD_KINDS,
  type CountedKindDto,
  type HeldKind,
  type KeptKindDto,
  type PersonalDataDto,
} from './personal-data.dto';

export type Held = Omit<PersonalDataDto, 'kept'>;

/** Number of rows of each kind. */
export function countHeld(held: Held): Record<HeldKind, number> {
  return Object.fromEntries(
    HELD_KINDS.map((kind) => {
      const value = held[kind];
      return [kind, Array.isArray(value) ? value.length : Number(value !== null)];
    }),
  ) as Record<HeldKind, number>;
}

/** The difference between two counts. */
export function erasedBetween(before: Held, after: Held): CountedKindDto[] {
  const [had, has] = [countHeld(before), countHeld(after)];
  return HELD_KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], count: had[kind] - has[kind] })).filter(
    ({ count }) => count > 0,
  );
}

/** Data that an erasure keeps, and why: the law, the person's own interest, or no address in it. */
export function keptOf(held: Held): KeptKindDto[] {
  const purchases = held.orders.filter(({ confirmed_at }) => confirmed_at !== null);
  const withdrawals = held.withdrawals.filter(
    ({ status, order_id }) => status === 'received' || purchases.some(({ id }) => id === order_id),
  );
  const owed = held.mails.filter(
    ({ status, template }) => status === 'queued' && OWED_TEMPLATES.includes(template),
  );
  const hasNewsletter = held.subscription !== null || held.suppression !== null;
  const until =
    purchases
      .map(({ confirmed_at }) => lastDayOf(confirmed_at ?? ''))
      .sort()
      .at(-1) ?? null;
  const kept: [HeldKind, number, string | null][] = [
    ['orders', purchases.length, until],
    ['withdrawals', withdrawals.length, null],
    ['mails', owed.length, null],
    ['suppression', Number(hasNewsletter), null],
    ['account', Number(held.account !== null), null],
    ['events', held.events.length, null],
  ];
  return kept
    .filter(([, count]) => count > 0)
    .map(([kind, count, day]) => ({
      kind,
      label: kind === 'orders' ? KIND_LABELS.purchases : KIND_LABELS[kind],
      count,
      reason: KEPT_REASONS[kind] ?? '',
      until: day,
    }));
}

/** The bookkeeping act counts from the end of the year, in Sweden. */
function lastDayOf(confirmedAt: string): string {
  const year = Number(swedishDay(new Date(confirmedAt)).slice(0, 4));
  return `${year + keptPeriod('purchases').amount}-12-31`;
}
