import { ADAPT } from './accessibility-button.copy';
import styles from './accessibility-button.module.css';
import { openAccessibility } from './open-accessibility';

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
      onClick={openAccessibility}
    >
      <span className={styles.abbreviation} aria-hidden="true">
        Aa
      </span>
      {isCompact ? null : <span className={styles.words}>{ADAPT}</span>}
    </button>
  );
}
