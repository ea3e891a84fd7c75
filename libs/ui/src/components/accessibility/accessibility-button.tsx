import styles from './accessibility-button.module.css';

/** The button's text, and the title of the dialog that it opens. */
export const ADAPT = 'Anpassa sidan';

/** On the document: the layout, which renders the dialog, listens. */
const OPEN_EVENT = 'stillsam:accessibility';

interface AccessibilityButtonProps {
  /** Shows an abbreviation of two letters, for a narrow bar. */
  isCompact?: boolean;
  className?: string;
}

/** Opens the accessibility settings. Hidden without JavaScript, which the dialog needs. */
export function AccessibilityButton({ isCompact, className = '' }: AccessibilityButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="dialog"
      aria-label={isCompact ? ADAPT : undefined}
      title={isCompact ? ADAPT : undefined}
      onClick={() => document.dispatchEvent(new Event(OPEN_EVENT))}
    >
      <span className={styles.abbreviation} aria-hidden="true">
        Aa
      </span>
      {isCompact ? null : <span className={styles.words}>{ADAPT}</span>}
    </button>
  );
}

/** Calls the listener when the settings are asked for. @returns a function that ends the subscription. */
export function onOpenAccessibility(listener: () => void): () => void {
  document.addEventListener(OPEN_EVENT, listener);
  return () => document.removeEventListener(OPEN_EVENT, listener);
}
