import type { components } from '@stillsam/contracts';
import { isSameDay } from '../../format-date';

/** An entry; of several sign-ins the latest, their number and when the first one was. */
export type AuditRow = components['schemas']['AuditEntryDto'] & { signIns?: number; since?: string };

/** Sign-ins of one person in one browser that follow one another within a day are one row. */
export function foldSignIns(entries: readonly AuditRow[]): AuditRow[] {
  const rows: AuditRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSameSignIn(last, entry))
      rows.splice(-1, 1, { ...last, signIns: (last.signIns ?? 1) + 1, since: entry.at });
    else rows.push(entry);
  }
  return rows;
}

function isSameSignIn(one: AuditRow, other: AuditRow): boolean {
  const isSignIn = ({ action, outcome }: AuditRow) => action === 'Auth_login' && outcome === 'done';
  return (
    [one, other].every(isSignIn) &&
    one.actor_id === other.actor_id &&
    one.device === other.device &&
    isSameDay(one.at, Date.parse(other.at))
  );
}
