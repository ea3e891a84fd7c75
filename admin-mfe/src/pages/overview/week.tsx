import type { components } from '@stillsam/contracts';
import type { ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import { useApi } from '../../api/use-api';
import detail from '../../detail/detail.module.css';
import { Loaded } from '../../detail/detail-page';
import { Part } from '../../detail/part';
import { ListSkeleton } from '../../features/list/list-tab';
import { formatOre } from '../../features/money/money';
import { useMayUse } from '../../features/session/require-back-office';
import { FIGURE_COPY, OVERVIEW_COPY, READINGS_COPY } from './overview.copy';
import styles from './overview-page.module.css';
import look from '../../look.module.css';
import { BarChart } from '../../features/chart/chart';
import { formatWeekday, formatWeekdayShort } from '../../format-date';

type WeekFigureDto = components['schemas']['WeekFigureDto'];

/** What the owner bought to try the shop: said, and no figure. */
const TEST = 'test-sales';

const { week: copy } = OVERVIEW_COPY;

/** The figures of the last seven days; nothing for a role that has none. */
export function Week() {
  const api = useApi();
  const result = api.useQuery('get', '/api/admin/overview/week');
  const seesReadings = useMayUse('posts');
  const { data: read, isLoading: isReading } = api.useQuery(
    'get',
    '/api/admin/readings',
    { params: { query: { days: '7' } } },
    { enabled: seesReadings },
  );
  if (result.data?.figures.length === 0 && !seesReadings) return null;
  return (
    <Part title={copy.title}>
      {result.isPending || isReading ? (
        <div className={styles.awaited}>
          <ListSkeleton label={copy.loading} />
        </div>
      ) : (
        <Loaded copy={{ ...OVERVIEW_COPY, ...copy }} result={result}>
          {({ figures }) => (
            <WeekFigures
              figures={[...figures.flatMap(toFigure), ...(read ? readingFigures(read) : [])]}
              testOre={sumOf(figures.find(({ id }) => id === TEST) ?? { days: [] })}
            />
          )}
        </Loaded>
      )}
    </Part>
  );
}

interface WeekFiguresProps {
  figures: readonly WeekFigure[];
  /** Of test sales. */
  testOre: number;
}

/** A card for each figure, those with a chart beside each other, and one line of those without anything. */
function WeekFigures({ figures, testOre }: WeekFiguresProps) {
  const none = figures.filter((figure) => sumOf(figure) === 0);
  const sentences = [
    none.length === figures.length && copy.nothing,
    none.length > 0 && none.length < figures.length && copy.none(none.map((figure) => figure.copy.none)),
    testOre > 0 && copy.testSales(formatOre(testOre)),
  ].filter(Boolean);
  return (
    <>
      {none.length < figures.length ? (
        <div className={detail.pair}>
          {figures
            .filter((figure) => !none.includes(figure))
            .toSorted((one, other) => Number(isDrawn(other)) - Number(isDrawn(one)))
            .map((figure) => (
              <DayChart key={figure.id} figure={figure} />
            ))}
        </div>
      ) : null}
      {sentences.length > 0 ? (
        <p className={none.length < figures.length ? look.small : `${styles.card} ${look.soft}`}>
          {sentences.join(' ')}
        </p>
      ) : null}
    </>
  );
}

function toFigure({ id, days }: WeekFigureDto): WeekFigure[] {
  if (id === TEST || !(id in FIGURE_COPY)) return [];
  return [{ id, days, copy: FIGURE_COPY[id], format: id === 'sales' ? formatOre : undefined }];
}

interface WeekFigure {
  id: string;
  copy: { value: string; none: string };
  days: readonly { day: string; value: number }[];
  format?: (value: number) => string;
  children?: ReactNode;
}

const sumOf = ({ days }: Pick<WeekFigure, 'days'>) => days.reduce((sum, { value }) => sum + value, 0);

/** Whether there is more than one day to draw. */
const isDrawn = ({ days }: Pick<WeekFigure, 'days'>) => days.filter(({ value }) => value > 0).length > 1;

/** A figure's sum over its name, and its days; the sum alone where there is one day to draw. */
function DayChart({ figure }: { figure: WeekFigure }) {
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

type Read = components['schemas']['ReadingsDto'];
type Kind = keyof typeof READINGS_COPY;

const MAX_PAGES = 5;

/** How often articles and exercises were opened, by the day, and which of them most often. */
function readingFigures(read: Read): WeekFigure[] {
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
    <ol role="list" className={styles.pages} aria-label={READINGS_COPY[kind].most}>
      {read[kind].slice(0, MAX_PAGES).map(({ slug, title, count }) => (
        <li key={slug}>
          <span>{title ?? slug}</span> <span className={look.soft}>{formatNumber(count)}</span>
        </li>
      ))}
    </ol>
  );
}
