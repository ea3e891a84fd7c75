import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> {
  isPressed: boolean;
  onPressedChange?: (isPressed: boolean) => void;
  /** A second, quieter line. */
  subtext?: string;
  icon?: ReactNode;
}

/** A choice that is on or off, one of several. */
export function Chip({
  isPressed,
  onPressedChange,
  subtext,
  icon,
  className,
  children,
  onClick,
  ...props
}: ChipProps) {
  return (
    <button
      {...props}
      type="button"
      aria-pressed={isPressed}
      className={classNames(styles.chip, className)}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!isPressed);
      }}
    >
      <ChipMark />
      {icon}
      <span>
        <span className={styles.label}>{children}</span>
        {subtext ? <span className={styles.subtext}>{subtext}</span> : null}
      </span>
    </button>
  );
}

function ChipMark() {
  return (
    <svg
      className={styles.mark}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles.plus} d="M8 3.5v9M3.5 8h9" />
      <path className={styles.tick} d="m3.5 8.5 3 3 6-7" />
    </svg>
  );
}
