import { adminTabPath } from '@stillsam/paths';
import { dateStamp, formatDayMonth } from '../../format-date';
import { DEADLINE_COPY, TASK_COPY, TO_DO_WORDS, type ToDo } from './to-do.copy';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The screen that lists what waits, with its filters, or the section that has it. */
const LISTS: Record<ToDo['id'], readonly [tab: string, filters?: string]> = {
  'messages-unread': ['meddelanden', 'status=unread'],
  'messages-read': ['meddelanden'],
  orders: ['kop'],
  refunds: ['kop', 'visa=angrade&status=received'],
  withdrawals: ['kop', 'visa=angrade&status=received'],
  'payments-unknown': ['kop'],
  'mails-failed': ['utkorg', 'status=failed'],
  'mails-waiting': ['utkorg', 'status=queued'],
  reviews: ['granskning'],
  'crisis-lines': ['installningar#crisis-lines'],
  'reviews-expiring': ['blogginlagg'],
  'company-facts': ['installningar'],
  'letters-paused': ['utskick', 'status=paused'],
  'letters-uncertain': ['utskick', 'status=sent'],
  'letters-sending': ['utskick', 'status=sending'],
};

/** Nobody waits for these, so they do not stand in the title of the window. */
const NOBODY_WAITS: readonly string[] = [
  'crisis-lines',
  'company-facts',
  'letters-sending',
  'reviews-expiring',
] satisfies ToDo['id'][];

/** `Svara på 2 olästa meddelanden`. */
export function taskOf({ id, count }: ToDo): string {
  return TASK_COPY[id](count);
}

/** `olästa`, for that number of them in a row. */
export function wordsOf({ id, count }: ToDo): string {
  return TO_DO_WORDS[id][count === 1 ? 0 : 1];
}

/** The address of what waits. */
export function addressOf({ id }: ToDo): string {
  const [tab, ...filters] = LISTS[id];
  return [adminTabPath(tab), ...filters].join('&');
}

/** How long is left; null without a deadline. @param now milliseconds since 1970. */
export function clockOf({ id, count, due_at }: ToDo, now: number): string | null {
  if (due_at === null) return null;
  const hourly: Partial<Record<ToDo['id'], (hours: number, count: number) => string>> = DEADLINE_COPY.byHour;
  const daily: Partial<Record<ToDo['id'], (day: string, days: number) => string>> = DEADLINE_COPY.byDay;
  const hours = Math.floor((Date.parse(due_at) - now) / HOUR_MS);
  return hourly[id]?.(hours, count) ?? daily[id]?.(formatDayMonth(due_at), daysUntil(due_at, now)) ?? null;
}

/** Whether a deadline has passed. @param now milliseconds since 1970. */
export function isLate({ due_at }: ToDo, now: number): boolean {
  return due_at !== null && Date.parse(due_at) < now;
}

/** How many things somebody waits for. */
export function countWaiting(items: readonly ToDo[]): number {
  return items.filter(({ id }) => !NOBODY_WAITS.includes(id)).reduce((sum, { count }) => sum + count, 0);
}

/** How many of them a screen of the dashboard lists. */
export function countOfTab(items: readonly ToDo[], tab: string | undefined): number {
  return countWaiting(items.filter(({ id }) => LISTS[id][0] === tab));
}

/** What this release knows: an API of later may have more. What has a deadline leads, then what closes the site. */
export function knownToDo(items: readonly ToDo[]): ToDo[] {
  const leads = ({ id, due_at }: ToDo) => (due_at === null ? Number(id === 'company-facts') : 2);
  return withJoinedMessages(items)
    .filter(({ id }) => id in TO_DO_WORDS)
    .sort((one, other) => leads(other) - leads(one));
}

/** Messages are one task, read or not. The first of them says until when. */
function withJoinedMessages(items: readonly ToDo[]): readonly ToDo[] {
  const messages = items.filter(({ id }) => id === 'messages-unread' || id === 'messages-read');
  const [one, other] = messages;
  if (!one || !other) return items;
  const [due_at = null] = messages.flatMap(({ due_at: at }) => at ?? []).sort();
  const joined: ToDo = { id: 'messages-read', count: one.count + other.count, due_at };
  return [joined, ...items.filter((item) => !messages.includes(item))];
}

/** Calendar days in Sweden. */
function daysUntil(iso: string, now: number): number {
  return (Date.parse(dateStamp(new Date(iso))) - Date.parse(dateStamp(new Date(now)))) / DAY_MS;
}
