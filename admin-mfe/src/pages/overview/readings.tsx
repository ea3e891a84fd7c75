import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import { useApi } from '../../api/use-api';
import { DayChart } from './day-chart';
import { READINGS_COPY } from './overview.copy';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

type Read = components['schemas']['ReadingsDto'];

const MAX_PAGES = 5;

/** How often articles and exercises were opened, by the day, and which of them most often. */
export function Readings() {
  const { data } = useApi().useQuery('get', '/api/admin/readings', { params: { query: { days: '7' } } });
  if (!data) return null;
  return (
    <>
      <ReadingsOf kind="articles" read={data} />
      <ReadingsOf kind="exercises" read={data} />
    </>
  );
}

function ReadingsOf({ kind, read }: { kind: 'articles' | 'exercises'; read: Read }) {
  const copy = READINGS_COPY[kind];
  return (
    <DayChart copy={copy} days={read.days.map((one) => ({ day: one.day, value: one[kind] }))}>
      {read[kind].length > 0 ? (
        <ol className={styles.pages} aria-label={copy.most}>
          {read[kind].slice(0, MAX_PAGES).map(({ slug, title, count }) => (
            <li key={slug}>
              <span>{title ?? slug}</span> <span className={look.soft}>{formatNumber(count)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </DayChart>
  );
}
