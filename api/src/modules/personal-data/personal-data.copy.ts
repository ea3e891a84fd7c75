import { keptInSwedish, keptPeriod } from '../retention/kept-periods';
import type { HeldKind } from './personal-data.dto';

/** Names of the kinds, on the screen and in the receipt. */
export const KIND_LABELS: Record<HeldKind | 'purchases', string> = {
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
export const KIND_PERIODS: Partial<Record<HeldKind, string[]>> = {
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
export const KEPT_REASONS: Partial<Record<HeldKind, string>> = {
  orders: `Bokföringslagen kräver att köp sparas i ${keptPeriod('purchases').amount} år efter det år då de gjordes. En beställning som fortfarande kan bli betald sparas tills den inte kan det.`,
  withdrawals: 'De hör till ett köp som ska sparas, eller väntar på att bli hanterade.',
  mails: 'Ett kvitto är på väg och ska komma fram.',
  suppression: 'Det hindrar att nyhetsbrevet skickas till adressen igen av misstag.',
  account: 'Ett konto i redaktionen tas bort av den som driver webbplatsen.',
  events: 'Loggen visar vad redaktionen har gjort. Adressen står inte i den.',
};
