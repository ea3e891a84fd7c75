import { Icon } from '@stillsam/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClosingDetails } from './use-closing-details';
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

/** Actions of a row that are seldom needed, folded behind a button. @param label names the row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const { details, summary, onBlur, onKeyDown, close } = useClosingDetails();
  // Bubbles up from the actions, which are the controls. A dialog that one opens gives the focus back to the button.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Node && !summary.current?.contains(target)) close();
  };
  return (
    <details ref={details} className={styles.menu} onBlur={onBlur} onKeyDown={onKeyDown} onClick={onClick}>
      <summary ref={summary} className={styles.action} aria-label={label}>
        <Icon icon={Ellipsis} />
      </summary>
      <div className={styles.items}>{children}</div>
    </details>
  );
}
