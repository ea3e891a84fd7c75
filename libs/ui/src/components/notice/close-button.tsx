import { LineIcon } from '../icon/icon';
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
      <LineIcon box={[20, 20]} width={20}>
        <path d="m5 5 10 10M15 5 5 15" />
      </LineIcon>
    </button>
  );
}
