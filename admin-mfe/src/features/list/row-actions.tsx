import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-actions.module.css';

interface RowActionProps {
  /** The accessible name, which differs from row to row. */
  label: string;
  tone?: 'plain' | 'danger';
  onClick: () => void;
  children: ReactNode;
}

/** A button that acts on a row. */
export function RowAction({ label, tone = 'plain', onClick, children }: RowActionProps) {
  return (
    <button
      type="button"
      className={tone === 'danger' ? styles.danger : styles.action}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface RowLinkProps {
  label: string;
  to: string;
  children: ReactNode;
}

/** A link from a row. */
export function RowLink({ label, to, children }: RowLinkProps) {
  return (
    <Link className={styles.action} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
