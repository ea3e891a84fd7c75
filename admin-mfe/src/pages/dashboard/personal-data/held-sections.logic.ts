import { formatOre } from '../../../features/money/format-ore';
import { AUDIT_COPY } from '../audit/audit.copy';
import { MESSAGES_COPY } from '../messages/messages.copy';
import { NEWSLETTER_COPY } from '../newsletter/newsletter.copy';
import { PERSON_COPY } from '../newsletter/person.copy';
import { NOTIFY_COPY } from '../notify/notify.copy';
import { ORDERS_COPY, WITHDRAWALS_COPY } from '../orders/orders.copy';
import { OUTBOX_COPY } from '../outbox/outbox.copy';
import { PERSONAL_DATA_COPY as COPY } from './personal-data.copy';
import type { PersonalData } from './personal-data.queries';

export interface HeldEntry {
  text: string;
  /** ISO 8601; null for data without a time. */
  at: string | null;
}

export interface HeldSection {
  id: keyof typeof COPY.sections;
  entries: HeldEntry[];
}

/** The held data by section; kinds without data have none. */
export function heldSections(data: PersonalData): HeldSection[] {
  const sections: HeldSection[] = [
    { id: 'subscription', entries: newsletterEntries(data) },
    {
      id: 'consents',
      entries: data.consents.map(({ action, source, occurred_at }) => {
        return { text: `${PERSON_COPY.action[action]} (${COPY.source(source)})`, at: occurred_at };
      }),
    },
    {
      id: 'letters',
      entries: data.letters.map(({ subject, state, handed_at }) => {
        return { text: PERSON_COPY.letter(subject, state), at: handed_at };
      }),
    },
    {
      id: 'messages',
      entries: data.messages.map(({ name, message, status, created_at }) => {
        return { text: `${name} (${MESSAGES_COPY.statusOfOne[status]}): ${message}`, at: created_at };
      }),
    },
    {
      id: 'notify_entries',
      entries: data.notify_entries.map(({ purpose, created_at }) => {
        return { text: NOTIFY_COPY.purposes[purpose], at: created_at };
      }),
    },
    ...shopSections(data),
    {
      id: 'mails',
      entries: data.mails.map(({ subject, status, created_at }) => {
        return { text: `${subject} (${OUTBOX_COPY.statusOfOne[status]})`, at: created_at };
      }),
    },
    { id: 'account', entries: data.account ? [toAccount(data.account)] : [] },
    {
      id: 'events',
      entries: data.events.map(({ action, at }) => ({ text: AUDIT_COPY.action(action), at })),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

function newsletterEntries({
  subscription,
  preferences,
  suppression,
  opt_in_mails,
}: PersonalData): HeldEntry[] {
  const status = subscription && NEWSLETTER_COPY.statusOfOne[subscription.status];
  return [
    ...(subscription
      ? [{ text: `${status} (${COPY.source(subscription.source)})`, at: subscription.created_at }]
      : []),
    ...(preferences && PERSON_COPY.choices(preferences) !== ''
      ? [{ text: PERSON_COPY.choices(preferences), at: null }]
      : []),
    ...opt_in_mails.map((at) => ({ text: COPY.optInMail, at })),
    ...(suppression
      ? [{ text: COPY.suppressed(COPY.suppression[suppression] ?? suppression), at: null }]
      : []),
  ];
}

function shopSections({ orders, withdrawals }: PersonalData): HeldSection[] {
  return [
    {
      id: 'orders',
      entries: orders.map(({ number, status, lines, total_ore, confirmed_at, created_at }) => {
        const goods = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
        const state = [ORDERS_COPY.statusOfOne[status], ...(confirmed_at ? [COPY.purchase] : [])].join(', ');
        return { text: `${number} (${state}): ${goods}, ${formatOre(total_ore)}`, at: created_at };
      }),
    },
    {
      id: 'withdrawals',
      entries: withdrawals.map(({ reference, name, order, status, created_at }) => {
        const state = WITHDRAWALS_COPY.statusOfOne[status];
        return { text: `${reference} (${state}): ${order}, ${name}`, at: created_at };
      }),
    },
  ];
}

function toAccount({ username, role, created_at }: NonNullable<PersonalData['account']>): HeldEntry {
  return { text: `${username} (${role})`, at: created_at };
}
