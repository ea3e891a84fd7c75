import { ADAPT } from './accessibility-button.copy';
import styles from './accessibility-button.module.css';
import { openAccessibility } from './open-accessibility';

interface AccessibilityButtonProps {
  /** Two letters for a bar with little room. */
  isCompact?: boolean;
  className?: string;
}

/** Opens the accessibility settings. Without JavaScript there is nothing to open, and no button. */
export function AccessibilityButton({ isCompact, className = '' }: AccessibilityButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-haspopup="dialog"
      aria-label={isCompact ? ADAPT : undefined}
      title={isCompact ? ADAPT : undefined}
      onClick={openAccessibility}
    >
      <span className={styles.letters} aria-hidden="true">
        Aa
      </span>
      {isCompact ? null : <span className={styles.words}>{ADAPT}</span>}
    </button>
  );
}
