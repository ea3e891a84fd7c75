import type { components } from '@stillsam/contracts';
import { formatNumber } from '@stillsam/ui/format-number';
import type { WeekFigure } from './day-chart';
import { READINGS_COPY } from './overview.copy';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

type Read = components['schemas']['ReadingsDto'];
type Kind = keyof typeof READINGS_COPY;

const MAX_PAGES = 5;

/** How often articles and exercises were opened, by the day, and which of them most often. */
export function readingFigures(read: Read): WeekFigure[] {
  return (['articles', 'exercises'] as const).map((id) => ({
    id,
    copy: READINGS_COPY[id],
    days: read.days.map((one) => ({ day: one.day, value: one[id] })),
    children: <MostRead kind={id} read={read} />,
  }));
}

function MostRead({ kind, read }: { kind: Kind; read: Read }) {
  if (read[kind].length === 0) return null;
  return (
    <ol className={styles.pages} aria-label={READINGS_COPY[kind].most}>
      {read[kind].slice(0, MAX_PAGES).map(({ slug, title, count }) => (
        <li key={slug}>
          <span>{title ?? slug}</span> <span className={look.soft}>{formatNumber(count)}</span>
        </li>
      ))}
    </ol>
  );
}
