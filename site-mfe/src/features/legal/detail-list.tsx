import type { ReactNode } from 'react';
import { BUSINESS_COPY } from './business.copy';
import styles from './business-details.module.css';

/** Terms and details. An empty detail is shown as missing. */
export function DetailList({ rows }: { rows: readonly [term: string, value: ReactNode][] }) {
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
