import type { Waiting } from './overview-source';
import type { WaitingRows } from './overview.repository';

/** What waits, with a deadline that counts from the oldest of it. */
export function waitingFor({ count, oldest, latest }: WaitingRows, periodMs?: number): Waiting {
  const dueAt = oldest && periodMs ? new Date(oldest.getTime() + periodMs) : null;
  return { count, dueAt, latestAt: latest };
}
