import { Icon } from '@stillsam/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
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

/** Actions of a row that are seldom needed, folded behind a button. @param label names the row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  // A dialog that an action opens gives the focus back to the button, as the action itself is hidden by then.
  const closeToButton = () => {
    button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeToButton();
  };
  // Bubbles up from the actions, which are the controls.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Node && !button.current?.contains(target)) closeToButton();
  };
  return (
    <details ref={menu} className={styles.menu} onBlur={onBlur} onKeyDown={onKeyDown} onClick={onClick}>
      <summary ref={button} className={styles.action} aria-label={label}>
        <Icon icon={Ellipsis} />
      </summary>
      <div className={styles.items}>{children}</div>
    </details>
  );
}
