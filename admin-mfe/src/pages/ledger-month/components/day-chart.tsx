import { MONTH_COPY } from '../ledger-month.copy';
import type { LedgerMonth } from '../ledger-month.logic';
import styles from './day-chart.module.css';

const MAX_DAYS = 31;
const HEIGHT = 100;
const BAR_WIDTH = 0.7;

/** A bar for each day. Attributes give their size, as the content security policy refuses inline styles. */
export function DayChart({ ledger: { month, days } }: { ledger: LedgerMonth }) {
  const most = Math.max(1, ...days.map(({ sold_ore }) => sold_ore));
  return (
    <svg
      role="img"
      className={styles.chart}
      aria-label={MONTH_COPY.days.chart(month, most)}
      viewBox={`0 0 ${MAX_DAYS} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, sold_ore }) => {
        const height = (sold_ore / most) * HEIGHT;
        const x = Number(day.slice(8)) - 1;
        return <rect key={day} x={x} y={HEIGHT - height} width={BAR_WIDTH} height={height} />;
      })}
    </svg>
  );
}
