import type { ReactNode } from 'react';
import { BUSINESS_COPY } from './business.copy';
import folds from '@stillsam/ui/styles/fold.module.css';
import styles from './business-details.module.css';

type Row = readonly [term: string, value: ReactNode];

interface DetailListProps {
  rows: readonly Row[];
  /** What is said about missing details. */
  children?: ReactNode;
}

/** Terms and details. Those that are missing are folded to one line. */
export function DetailList({ rows, children }: DetailListProps) {
  const missing = rows.filter(([, value]) => !value);
  return (
    <div className={styles.frame}>
      <Details rows={rows.filter(([, value]) => value)} />
      {missing.length > 0 ? (
        <details className={`${folds.fold} ${styles.missingRows}`}>
          <summary>{BUSINESS_COPY.missingCount(missing.length)}</summary>
          <Details rows={missing} />
          {children}
        </details>
      ) : null}
    </div>
  );
}

function Details({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.details}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={value ? undefined : styles.missing}>{value || BUSINESS_COPY.isMissing}</dd>
        </div>
      ))}
    </dl>
  );
}
