import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@stillsam/ui';
import Ellipsis from 'lucide-react/icons/ellipsis';
import styles from './row-actions.module.css';

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
  return (
    <details ref={menu} className={styles.menu} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary ref={button} className={styles.action} aria-label={label}>
        <Icon icon={Ellipsis} />
      </summary>
      {/* The actions themselves are the controls; the click that bubbles up from one closes the menu. */}
      <div className={styles.items} onClick={closeToButton}>
        {children}
      </div>
    </details>
  );
}
