import type { components } from '@stillsam/contracts';
import { dateStamp } from '../../format-date';

export type LedgerMonth = components['schemas']['LedgerMonthDto'];

/** The first year of the shop. */
const FIRST_YEAR = 2026;

/** The months to choose among, `2026-11`, the present one in Swedish time first. */
export function monthsUntil(now: Date): string[] {
  const [year = FIRST_YEAR, month = 1] = dateStamp(now).split('-').map(Number);
  const count = (year - FIRST_YEAR) * 12 + month;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(FIRST_YEAR, count - 1 - index)).toISOString().slice(0, 7),
  );
}
