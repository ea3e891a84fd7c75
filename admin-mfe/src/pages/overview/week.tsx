import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import { useApi } from '../../api/use-api';
import { Loaded } from '../../detail/detail-page';
import { BarChart } from '../../features/chart/chart';
import { formatOre } from '../../features/money/format-ore';
import { useMayUse } from '../../features/session/require-admin';
import { formatWeekday, formatWeekdayShort } from '../../format-date';
import { FIGURE_COPY, OVERVIEW_COPY } from './overview.copy';
import { Readings } from './readings';
import styles from './overview-page.module.css';

const { week: copy } = OVERVIEW_COPY;

type Figure = components['schemas']['WeekFigureDto'];

/** A chart for each figure of the last seven days; nothing for a role that has none. */
export function Week() {
  const result = useApi().useQuery('get', '/api/admin/overview/week');
  const seesReadings = useMayUse('posts');
  if (result.data?.figures.length === 0 && !seesReadings) return null;
  return (
    <section className={styles.part} aria-labelledby="week">
      <h2 id="week">{copy.title}</h2>
      <Loaded copy={{ ...OVERVIEW_COPY, ...copy }} result={result}>
        {({ figures }) => (
          <div className={styles.charts}>
            {figures
              .filter(({ id }) => id in FIGURE_COPY)
              .map((figure) => (
                <WeekChart key={figure.id} figure={figure} />
              ))}
            {seesReadings ? <Readings /> : null}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function WeekChart({ figure: { id, days } }: { figure: Figure }) {
  const { value, finding } = FIGURE_COPY[id];
  const format = id === 'sales' ? formatOre : formatNumber;
  const sum = days.reduce((total, day) => total + day.value, 0);
  return (
    <div className={styles.card}>
      <BarChart
        finding={finding(format(sum), sum === 1)}
        headers={{ label: copy.day, value }}
        points={days.map((one) => ({
          label: formatWeekday(one.day),
          tick: formatWeekdayShort(one.day),
          value: one.value,
        }))}
        format={format}
      />
    </div>
  );
}
