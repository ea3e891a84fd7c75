import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { BarChart } from '../../features/chart/chart';
import { formatWeekday, formatWeekdayShort } from '../../format-date';
import { OVERVIEW_COPY } from './overview.copy';
import styles from './overview-page.module.css';

export interface WeekFigure {
  id: string;
  copy: { value: string; none: string; finding: (sum: string, isOne: boolean) => string };
  days: readonly { day: string; value: number }[];
  format?: (value: number) => string;
  children?: ReactNode;
}

export const sumOf = ({ days }: Pick<WeekFigure, 'days'>) => days.reduce((sum, { value }) => sum + value, 0);

/** A figure by the day with its sum; the sum alone where there is one day to draw. */
export function DayChart({ figure }: { figure: WeekFigure }) {
  const { copy, days, format = formatNumber, children } = figure;
  const sum = sumOf(figure);
  const finding = copy.finding(format(sum), sum === 1);
  return (
    <div className={styles.card}>
      {days.filter(({ value }) => value > 0).length > 1 ? (
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
      ) : (
        <p>{finding}</p>
      )}
      {children}
    </div>
  );
}
