import type { components } from '@stillsam/contracts';
import { adminMessagePath, adminOrderPath } from '@stillsam/paths';
import { formatOre } from '../../features/money/money';
import {
  ORDER_STATUS,
  MAIL_STATUS,
  MESSAGE_STATUS,
  NOTIFY_PURPOSES,
  SUBSCRIBER_STATUS,
  WITHDRAWAL_STATUS,
} from '../../features/labels/labels.copy';
import { auditAction } from '../../features/labels/audit-actions.copy';
import { PERSON_LABELS, PERSONAL_DATA_COPY as COPY } from './personal-data.copy';

export type PersonalData = components['schemas']['PersonalDataDto'];
export type ErasureReceipt = components['schemas']['ErasureReceiptDto'];

interface RecordEntry {
  text: string;
  /** ISO 8601; null for data without a time. */
  at: string | null;
  /** The page of what the entry is about. */
  to?: string;
  /** The words before a long text that lead to it; the text itself where there are none. */
  link?: string;
  /** How often the same happened; `at` is the last time. */
  times?: number;
}

interface RecordSection {
  id: keyof typeof COPY.sections;
  entries: RecordEntry[];
}

/** The data about an address by section; kinds without data have none. */
export function recordSections(data: PersonalData): RecordSection[] {
  const sections: RecordSection[] = [
    { id: 'messages', entries: data.messages.flatMap(messageEntries) },
    ...shopSections(data),
    { id: 'subscription', entries: newsletterEntries(data) },
    {
      id: 'letters',
      entries: data.letters.map(({ subject, state, handed_at }) => {
        return { text: PERSON_LABELS.letter(subject, state), at: handed_at };
      }),
    },
    {
      id: 'consents',
      entries: data.consents.map(({ action, source, occurred_at }) => {
        return { text: `${PERSON_LABELS.action[action]} (${COPY.source(source)})`, at: occurred_at };
      }),
    },
    {
      id: 'notify_entries',
      entries: data.notify_entries.map(({ purpose, created_at, confirmed_at }) => {
        const state = confirmed_at ? COPY.confirmed : COPY.notConfirmed;
        return { text: `${NOTIFY_PURPOSES[purpose]} (${state})`, at: created_at };
      }),
    },
    {
      id: 'reviews',
      entries: data.reviews.map(({ name, workplace, title, sent_at }) => {
        return { text: `${[name, workplace].filter(Boolean).join(', ')}: ${title}`, at: sent_at };
      }),
    },
    {
      id: 'mails',
      entries: data.mails.map(({ subject, status, created_at }) => {
        return { text: `${subject} (${MAIL_STATUS[status].toLocaleLowerCase('sv')})`, at: created_at };
      }),
    },
    { id: 'account', entries: data.account ? [toAccount(data.account)] : [] },
    { id: 'events', entries: eventEntries(data) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** One entry for each kind of event, with its last time. */
function eventEntries({ events }: PersonalData): RecordEntry[] {
  const entries = new Map<string, RecordEntry & { at: string; times: number }>();
  for (const { action, at } of events) {
    const known = entries.get(action) ?? { at, times: 0 };
    const last = known.at > at ? known.at : at;
    entries.set(action, { text: auditAction(action), at: last, times: known.times + 1 });
  }
  return [...entries.values()];
}

/** A message, and below it its replies. */
function messageEntries({
  id,
  name,
  message,
  status,
  created_at,
  replies,
}: PersonalData['messages'][number]) {
  return [
    {
      link: `${name} (${MESSAGE_STATUS[status]})`,
      text: message,
      at: created_at,
      to: adminMessagePath(id),
    },
    ...replies.map(({ author_name, text, created_at: at }) => ({ text: COPY.reply(author_name, text), at })),
  ];
}

function newsletterEntries({
  subscription,
  preferences,
  suppression,
  opt_in_mails,
}: PersonalData): RecordEntry[] {
  const status = subscription && SUBSCRIBER_STATUS[subscription.status];
  return [
    ...(subscription
      ? [{ text: `${status} (${COPY.source(subscription.source)})`, at: subscription.created_at }]
      : []),
    ...(preferences && PERSON_LABELS.choices(preferences) !== ''
      ? [{ text: PERSON_LABELS.choices(preferences), at: null }]
      : []),
    ...opt_in_mails.map((at) => ({ text: COPY.optInMail, at })),
    ...(suppression
      ? [{ text: COPY.suppressed(COPY.suppression[suppression] ?? suppression), at: null }]
      : []),
  ];
}

function shopSections({ orders, withdrawals }: PersonalData): RecordSection[] {
  return [
    {
      id: 'orders',
      entries: orders.map(({ id, number, status, lines, total_ore, created_at }) => {
        const isWithdrawn = withdrawals.some(({ order_id }) => order_id === id);
        const goods = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
        return {
          link: `${number} (${isWithdrawn ? ORDER_STATUS.withdrawn : ORDER_STATUS[status]})`,
          text: `${goods}, ${formatOre(total_ore)}`,
          at: created_at,
          to: adminOrderPath(id),
        };
      }),
    },
    {
      id: 'withdrawals',
      entries: withdrawals.map(({ reference, name, order, order_id, status, created_at }) => {
        const link = `${reference} (${WITHDRAWAL_STATUS[status]})`;
        const entry = { link, text: `${order}, ${name}`, at: created_at };
        return order_id ? { ...entry, to: adminOrderPath(order_id) } : entry;
      }),
    },
  ];
}

function toAccount({ name, username, role, created_at }: NonNullable<PersonalData['account']>): RecordEntry {
  return { text: `${[name, username].filter(Boolean).join(', ')} (${role})`, at: created_at };
}
