import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../../class-names';
import { CloseButton } from '../notice/close-button';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the cross, or a click outside. */
  onClose: () => void;
  title: string;
  /** What it is about, which screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the most important one first. */
  actions?: ReactNode;
  /** `alertdialog` requires a choice: it has no close button, and a click outside does nothing. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium';
  className?: string;
}

/** A modal dialog on the native element. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  role = 'dialog',
  size = 'medium',
  className,
}: DialogProps) {
  const ref = useModal(isOpen);
  const titleId = useId();
  const textId = useId();
  const isAlert = role === 'alertdialog';
  const isDescribed = description ?? (isAlert && children);

  // The owner decides whether it closes: the native close would leave `isOpen` behind.
  const handleCancel = (event: SyntheticEvent) => {
    // React passes on that of a dialog or a file field inside.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const handlePress = (event: MouseEvent) => {
    if (!isAlert && event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size], className)}
      role={isAlert ? role : undefined}
      aria-labelledby={isOpen ? titleId : undefined}
      aria-describedby={isOpen && isDescribed ? textId : undefined}
      onCancel={handleCancel}
      onClick={handlePress}
    >
      {isOpen ? (
        <div className={styles.body}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {isAlert ? null : <CloseButton label="Stäng" onClick={onClose} className={styles.close} />}
          </div>
          {description ? (
            <p id={textId} className={styles.description}>
              {description}
            </p>
          ) : null}
          {children ? <div id={description ? undefined : textId}>{children}</div> : null}
          {actions ? <DialogActions>{actions}</DialogActions> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** The row of buttons that ends a dialog, the main one last; for a form that brings its own inside the dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/**
 * Opens and closes a native dialog as a modal. While it is open the focus stays inside; afterwards it goes back to where
 * it was.
 */
function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);
  return ref;
}

/** What gets the focus, the first kind that there is: a radio button that is not chosen is none of its group's. */
const FIRST = [
  '[autofocus]',
  `:is(input, select, textarea):enabled:not([type='radio']:not(:checked))`,
  `.${styles.header} ~ * :is(a[href], button, [tabindex='0'])`,
];

/** Focuses the first field, or else the first control below the title; the browser focuses the cross. */
function focusFirst(dialog: HTMLDialogElement): void {
  const found = FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector));
  found.find(Boolean)?.focus();
}
