import type { components } from '@stillsam/contracts';
import { formatRecent, unbroken } from '../../format-date';
import { RELEASES_COPY as COPY } from './releases.copy';

export type Part = components['schemas']['PartDto'];

/** Whether visitors get what they should, and every server and record says so. */
export function works({ stable, has_alarm, shells, is_journal_whole }: Part): boolean {
  return stable !== null && !has_alarm && is_journal_whole && shells.every(({ follows }) => follows);
}

/** When it was changed last; null where nothing is known. @param now milliseconds since 1970. */
export function changeInWords({ changes, stable }: Part, now: number): string | null {
  const last = changes[0]?.at ?? stable?.since;
  return last ? COPY.changed(unbroken(formatRecent(last, now))) : null;
}
