import { classNames } from '../../class-names';
import styles from './close-button.module.css';

interface CloseButtonProps {
  label: string;
  onClick: () => void;
  className?: string;
}

/** A cross that closes its parent. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label}
      onClick={onClick}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}
