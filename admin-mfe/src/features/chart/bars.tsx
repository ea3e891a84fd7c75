import styles from './chart.module.css';

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
export function Bars({ values, high, labelOf }: BarsProps) {
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
