import type { components } from '@stillsam/contracts';
import type { ChartPoint } from '../../features/chart/chart';
import { dateStamp, formatDate } from '../../format-date';

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

/** What was sold on each day of the month, in öre. */
export function soldByDay({ month, days }: LedgerMonth): ChartPoint[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`;
    return { label: formatDate(day), value: days.find((entry) => entry.day === day)?.sold_ore ?? 0 };
  });
}
