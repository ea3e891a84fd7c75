import styles from './chart.module.css';

interface LineProps {
  values: readonly number[];
  low: number;
  high: number;
}

const SIZE = 100;

/** A line through all values, and the area below it. It is stretched to the room there is, its stroke is not. */
export function Line({ values, low, high }: LineProps) {
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
