import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { BarChart } from '../../features/chart/chart';
import { formatWeekday, formatWeekdayShort } from '../../format-date';
import { OVERVIEW_COPY } from './overview.copy';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

export interface WeekFigure {
  id: string;
  copy: { value: string; none: string };
  days: readonly { day: string; value: number }[];
  format?: (value: number) => string;
  children?: ReactNode;
}

export const sumOf = ({ days }: Pick<WeekFigure, 'days'>) => days.reduce((sum, { value }) => sum + value, 0);

/** Whether there is more than one day to draw. */
export const isDrawn = ({ days }: Pick<WeekFigure, 'days'>) =>
  days.filter(({ value }) => value > 0).length > 1;

/** A figure's sum over its name, and its days; the sum alone where there is one day to draw. */
export function DayChart({ figure }: { figure: WeekFigure }) {
  const { copy, days, format = formatNumber, children } = figure;
  const finding = (
    <span className={styles.figure}>
      <span className={styles.sum}>{format(sumOf(figure))}</span>{' '}
      <span className={look.small}>{copy.value}</span>
    </span>
  );
  return (
    <div className={styles.card}>
      {isDrawn(figure) ? (
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
        finding
      )}
      {children}
    </div>
  );
}
