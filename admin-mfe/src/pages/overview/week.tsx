import type { components } from '@stillsam/contracts';
import { useApi } from '../../api/use-api';
import detail from '../../detail/detail.module.css';
import { Loaded } from '../../detail/detail-page';
import { Part } from '../../detail/part';
import { ListSkeleton } from '../../features/list/list-tab';
import { formatOre } from '../../features/money/money';
import { useMayUse } from '../../features/session/require-back-office';
import { DayChart, isDrawn, sumOf, type WeekFigure } from './day-chart';
import { FIGURE_COPY, OVERVIEW_COPY } from './overview.copy';
import { readingFigures } from './readings';
import styles from './overview-page.module.css';
import look from '../../look.module.css';

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
