import { useApi } from '../../api/use-api';
import { Loaded } from '../../detail/detail-page';
import { Part } from '../../detail/part';
import { formatOre } from '../../features/money/money';
import { useMayUse } from '../../features/session/require-back-office';
import { DayChart } from './day-chart';
import { FIGURE_COPY, OVERVIEW_COPY } from './overview.copy';
import { Readings } from './readings';
import styles from './overview-page.module.css';

/** Left out where there are none, as in a shop that is open. */
const TEST = 'test-sales';

const { week: copy } = OVERVIEW_COPY;

/** A chart for each figure of the last seven days; nothing for a role that has none. */
export function Week() {
  const result = useApi().useQuery('get', '/api/admin/overview/week');
  const seesReadings = useMayUse('posts');
  if (result.data?.figures.length === 0 && !seesReadings) return null;
  return (
    <Part title={copy.title}>
      <Loaded copy={{ ...OVERVIEW_COPY, ...copy }} result={result}>
        {({ figures }) => (
          <div className={styles.charts}>
            {figures
              .filter(
                ({ id, days }) => id in FIGURE_COPY && (id !== TEST || days.some(({ value }) => value > 0)),
              )
              .map(({ id, days }) => (
                <DayChart
                  key={id}
                  copy={FIGURE_COPY[id]}
                  days={days}
                  format={id === 'sales' || id === TEST ? formatOre : undefined}
                />
              ))}
            {seesReadings ? <Readings /> : null}
          </div>
        )}
      </Loaded>
    </Part>
  );
}
