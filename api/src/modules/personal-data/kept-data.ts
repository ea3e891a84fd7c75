import type { KeptRows } from '../../module-registration';
import { keptInSwedish, keptPeriod } from '../retention/kept-periods';
import {
  HELD_KINDS,
  type CountedKindDto,
  type HeldKind,
  type KeptKindDto,
  type KindPeriodDto,
  type PersonalDataDto,
} from './personal-data.dto';

export type Held = Omit<PersonalDataDto, 'kept' | 'periods'>;

/** Names of the kinds, on the screen and in the receipt. */
const KIND_LABELS: Record<HeldKind | 'purchases', string> = {
  subscription: 'Prenumeration på nyhetsbrevet',
  consents: 'Antecknade samtycken',
  opt_in_mails: 'Uppgift om skickade bekräftelselänkar',
  suppression: 'Kodat avtryck av adressen',
  letters: 'Uppgift om utskickade brev',
  messages: 'Meddelanden',
  notify_entries: 'Påminnelser',
  orders: 'Beställningar',
  purchases: 'Köp',
  withdrawals: 'Ångeranmälningar',
  reviews: 'Granskningar av texter',
  mails: 'Uppgift om mejl',
  account: 'Konto i redaktionen',
  events: 'Händelser i loggen',
};

/** How long a kind is kept, as the privacy policy states it. */
const KIND_PERIODS: Partial<Record<HeldKind, string[]>> = {
  subscription: [
    'Nyhetsbrevet: så länge du prenumererar.',
    ...['newsletter-unconfirmed', 'newsletter-left'].map(keptInSwedish),
  ],
  messages: ['contact-messages', 'contact-unanswered'].map(keptInSwedish),
  notify_entries: ['notify-lists', 'notify-unconfirmed'].map(keptInSwedish),
  orders: ['purchases', 'reservations'].map(keptInSwedish),
  withdrawals: [keptInSwedish('withdrawals')],
  mails: [keptInSwedish('mails')],
  events: [keptInSwedish('audit-log')],
};

/** Reasons that a kind is kept after an erasure. */
const KEPT_REASONS: Partial<Record<HeldKind, string>> = {
  orders: `Bokföringslagen kräver att köp sparas i ${keptPeriod('purchases').amount} år efter det år då de gjordes. En beställning som fortfarande kan bli betald sparas tills den inte kan det.`,
  withdrawals: 'De hör till ett köp som ska sparas, eller väntar på att bli hanterade.',
  mails: 'Ett kvitto är på väg och ska komma fram.',
  suppression: 'Det hindrar att nyhetsbrevet skickas till adressen igen av misstag.',
  account: 'Ett konto i redaktionen tas bort av den som driver webbplatsen.',
  events: 'Loggen visar vad redaktionen har gjort. Adressen står inte i den.',
};

/** Number of rows of each kind. */
function countHeld(held: Held): Record<HeldKind, number> {
  return Object.fromEntries(
    HELD_KINDS.map((kind) => {
      const value = held[kind];
      return [kind, Array.isArray(value) ? value.length : Number(value !== null)];
    }),
  ) as Record<HeldKind, number>;
}

/** How long each kind that is held is kept. */
export function periodsOf(held: Held): KindPeriodDto[] {
  const counts = countHeld(held);
  return HELD_KINDS.filter((kind) => counts[kind] > 0).flatMap((kind) =>
    (KIND_PERIODS[kind] ?? []).map((text) => ({ kind, text })),
  );
}

/** The difference between two counts. */
export function erasedBetween(before: Held, after: Held): CountedKindDto[] {
  const [had, has] = [countHeld(before), countHeld(after)];
  return HELD_KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], count: had[kind] - has[kind] })).filter(
    ({ count }) => count > 0,
  );
}

/** Says why an erasure keeps rows: the law, the person's own interest, or no address in them. */
export function explainKept(rows: KeptRows[]): KeptKindDto[] {
  return rows
    .filter(([, count]) => count > 0)
    .map(([kind, count, until]) => ({
      kind,
      label: kind === 'orders' ? KIND_LABELS.purchases : KIND_LABELS[kind],
      count,
      reason: KEPT_REASONS[kind] ?? '',
      until: until ?? null,
    }));
}
