import { useState, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { Button, Spinner } from '@stillsam/ui';
import { useApi } from '../../api/use-api';
import { LineChart } from '../../features/chart/chart';
import { LIST_COPY } from '../../features/list/list.copy';
import { formatDate } from '../../format-date';
import { GROWTH_COPY as COPY } from './newsletter.copy';
import styles from './newsletter.module.css';
import look from '../../look.module.css';

/** How the list grew, which is fetched once it is opened, and what else is seldom needed; folded away. */
export function Growth({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`${styles.growth} ${look.more}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{COPY.summary}</summary>
      {children}
      {isOpen ? <GrowthCurve /> : null}
    </details>
  );
}

function GrowthCurve() {
  const { data, isError, refetch } = useApi().useQuery('get', '/api/admin/newsletter/growth');
  if (data) return <GrowthChart days={data.days} />;
  if (!isError) return <Spinner label={COPY.loading} />;
  return (
    <div role="alert" className={styles.failed}>
      <p>{COPY.failed}</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        {LIST_COPY.retry}
      </Button>
    </div>
  );
}

function GrowthChart({ days }: components['schemas']['GrowthDto']) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const growth = {
    before: first.active - first.confirmed + first.left,
    now: last.active,
    confirmed: days.reduce((sum, { confirmed }) => sum + confirmed, 0),
    left: days.reduce((sum, { left }) => sum + left, 0),
    days: days.length,
  };
  return (
    <LineChart
      finding={COPY.finding(growth)}
      headers={COPY.headers}
      points={days.map(({ day, active }) => ({ label: formatDate(day), value: active }))}
    />
  );
}
