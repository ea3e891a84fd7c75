import { swedishDay } from '@stillsam/dates';
import type { Seen } from './overview-mail.entity';
import type { Waiting } from './overview-source';

/** The daily mail is sent after seven in the morning, in Sweden. */
const DAILY_HOUR = 7;
/** News of less time after a mail wait, and come together. */
const COLLECTED_MS = 15 * 60_000;
const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Stockholm' });

export type Found = Waiting & { id: string; isNews?: false };

/** @param lastDay of the last daily look. */
export function isDailyDue(lastDay: string, now: Date): boolean {
  return lastDay < swedishDay(now) && Number(HOUR.format(now)) >= DAILY_HOUR;
}

/** Whether the last mail is long enough ago to look for news. */
export function areNewsDue(mailedAt: Date | null, now: Date): boolean {
  return mailedAt === null || now.getTime() - mailedAt.getTime() >= COLLECTED_MS;
}

/** Whether something began to wait since the last look. The first look finds no news. */
export function hasNews(seen: Seen | null, items: Found[]): boolean {
  return seen !== null && items.some((item) => item.isNews !== false && isNew(seen[item.id], item));
}

function isNew(before: Seen[string] | undefined, { count, latestAt }: Found): boolean {
  if (!before) return true;
  if (latestAt && before.latest) return latestAt.toISOString() > before.latest;
  return count > before.count;
}

export function toSeen(items: Found[]): Seen {
  return Object.fromEntries(
    items.map(({ id, count, latestAt }) => [id, { count, latest: latestAt?.toISOString() ?? null }]),
  );
}
