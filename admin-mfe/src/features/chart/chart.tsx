import { useId, type ReactNode } from 'react';
import { formatNumber } from '@stillsam/ui/format-number';
import styles from './chart.module.css';
import look from '../../look.module.css';

export interface ChartPoint {
  /** In the table: `måndag 23 november`. */
  label: string;
  /** Below the chart: `mån`. The label, unless it is given. */
  tick?: string;
  value: number;
}

export interface ChartProps {
  /** What the figures show, in words. */
  finding: ReactNode;
  /** At least one. */
  points: readonly ChartPoint[];
  /** Of the table's columns. */
  headers: { label: string; value: string };
  format?: (value: number) => string;
  /** False where the page has the same figures in a table of its own. */
  hasTable?: boolean;
}

/** As many have a tick each, also on a narrow screen. */
const MAX_TICKED = 8;
/** As many characters fit above a bar of eight on a narrow screen. */
const MAX_FIGURE_LENGTH = 5;

/** Amounts side by side, from zero. */
export function BarChart(props: ChartProps) {
  const { points, format = formatNumber } = props;
  const values = points.map(({ value }) => value);
  const high = Math.max(...values);
  const isEachTicked = points.length <= MAX_TICKED;
  const isLabelled = isEachTicked && values.every((value) => format(value).length <= MAX_FIGURE_LENGTH);
  return (
    <ChartFigure {...props} isEachTicked={isEachTicked} range={isLabelled ? null : { low: 0, high }}>
      <Bars values={values} high={high} labelOf={isLabelled ? format : null} />
    </ChartFigure>
  );
}

/** A development over time, between its lowest and its highest value. */
export function LineChart(props: ChartProps) {
  const values = props.points.map(({ value }) => value);
  const high = Math.max(...values);
  const lowest = Math.min(...values);
  const range = { low: lowest === high ? 0 : lowest, high };
  return (
    <ChartFigure {...props} isEachTicked={false} range={range}>
      <Line values={values} {...range} />
    </ChartFigure>
  );
}

interface ChartFigureProps extends ChartProps {
  isEachTicked: boolean;
  /** Written beside the chart, unless each bar has its figure. */
  range: { low: number; high: number } | null;
  children: ReactNode;
}

/** The drawing is hidden from screen readers: the finding and the table say the same. */
function ChartFigure(props: ChartFigureProps) {
  const { finding, points, isEachTicked, range, children, format = formatNumber, hasTable = true } = props;
  const id = useId();
  const ticked = isEachTicked || points.length === 1 ? points : [...points.slice(0, 1), ...points.slice(-1)];
  return (
    <figure className={hasTable ? styles.chart : `${styles.chart} ${styles.wide}`}>
      <figcaption id={id} className={styles.finding}>
        {finding}
      </figcaption>
      <div className={styles.drawing} aria-hidden>
        {children}
        {range ? (
          <div className={styles.range}>
            <span>{format(range.high)}</span>
            <span>{format(range.low)}</span>
          </div>
        ) : null}
        <div className={isEachTicked ? styles.ticks : styles.ends}>
          {ticked.map(({ label, tick = label }, index) => (
            <span key={index}>{tick}</span>
          ))}
        </div>
      </div>
      {hasTable ? <ChartTable {...props} titleId={id} /> : null}
    </figure>
  );
}

function ChartTable({ titleId, points, headers, format = formatNumber }: ChartProps & { titleId: string }) {
  return (
    <details className={look.more}>
      <summary>Visa som tabell</summary>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{headers.label}</th>
            <th scope="col">{headers.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface BarsProps {
  values: readonly number[];
  high: number;
  /** Writes the figure above each bar; null where there is no room. */
  labelOf: ((value: number) => string) | null;
}

/** The part of its slot that a bar fills. */
const BAR_WIDTH = 0.64;
/** Percent of the height. */
const ROOM_FOR_LABEL = 16;
const MIN_HEIGHT = 1.5;

/** A bar for each value. Attributes give its size, as the content security policy refuses inline styles. */
function Bars({ values, high, labelOf }: BarsProps) {
  const slot = 100 / values.length;
  const room = labelOf ? 100 - ROOM_FOR_LABEL : 100;
  return (
    <svg className={styles.plot}>
      {values.map((value, index) => {
        const height = value === 0 ? 0 : Math.max(MIN_HEIGHT, (value / high) * room);
        const start = (index + (1 - BAR_WIDTH) / 2) * slot;
        const middle = (index + 0.5) * slot;
        return (
          <g key={index}>
            <rect
              className={styles.bar}
              x={percent(start)}
              y={percent(100 - height)}
              width={percent(slot * BAR_WIDTH)}
              height={percent(height)}
            />
            {labelOf ? (
              <text className={styles.label} x={percent(middle)} y={percent(100 - height)} dy="-0.4em">
                {labelOf(value)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`;
}

interface LineProps {
  values: readonly number[];
  low: number;
  high: number;
}

const SIZE = 100;

/** A line through all values, and the area below it. It is stretched to the room there is, its stroke is not. */
function Line({ values, low, high }: LineProps) {
  const step = SIZE / Math.max(1, values.length - 1);
  const span = high - low || 1;
  const corners = values.map((value, index) => {
    const y = SIZE - ((value - low) / span) * SIZE;
    return `${Number((index * step).toFixed(2))},${Number(y.toFixed(2))}`;
  });
  // One value is a line all the same.
  if (values.length === 1) corners.push(corners.join().replace(/^0,/, `${SIZE},`));
  return (
    <svg className={styles.plot} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
      <polygon className={styles.area} points={['0,100', ...corners, '100,100'].join(' ')} />
      <polyline className={styles.line} points={corners.join(' ')} />
    </svg>
  );
}
