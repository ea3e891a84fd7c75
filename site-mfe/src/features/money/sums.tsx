import type { ReactNode } from 'react';
import styles from './sums.module.css';

/** Amounts, each with its name. */
export function Sums({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`${styles.sums} ${className}`}>{children}</dl>;
}

interface SumProps {
  term: ReactNode;
  /** A total stands out, a part of it stands back. */
  kind?: 'line' | 'total' | 'part';
  children: string;
}

export function Sum({ term, kind = 'line', children }: SumProps) {
  return (
    <div className={`${styles.row} ${styles[kind] ?? ''}`}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
