import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { BarChart } from '../../features/chart/chart';
import { formatWeekday, formatWeekdayShort } from '../../format-date';
import { OVERVIEW_COPY } from './overview.copy';
import styles from './overview-page.module.css';

interface DayChartProps {
  copy: { value: string; finding: (sum: string, isOne: boolean) => string };
  days: readonly { day: string; value: number }[];
  format?: (value: number) => string;
  children?: ReactNode;
}

/** A figure by the day with its sum, or the sentence alone in a week without any. */
export function DayChart({ copy, days, format = formatNumber, children }: DayChartProps) {
  const sum = days.reduce((total, { value }) => total + value, 0);
  const finding = copy.finding(format(sum), sum === 1);
  if (sum === 0) return <p className={styles.quiet}>{finding}</p>;
  return (
    <div className={styles.card}>
      <BarChart
        finding={finding}
        headers={{ label: OVERVIEW_COPY.week.day, value: copy.value }}
        points={days.map(({ day, value }) => ({
          label: formatWeekday(day),
          tick: formatWeekdayShort(day),
          value,
        }))}
        format={format}
      />
      {children}
    </div>
  );
}
