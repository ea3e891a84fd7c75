import { CrisisCard } from '@stillsam/ui';
import { EXPLORE_COPY } from '../explore.copy';
import styles from './heavy-chip.module.css';

const COPY = EXPLORE_COPY.heavy;

/** Opens the crisis card in place. It is no choice: nothing is stored or recommended, and it needs no JavaScript. */
export function HeavyChip() {
  return (
    <details>
      <summary className={styles.chip}>
        <span className={styles.label}>{COPY.label}</span>{' '}
        <span className={styles.subtext}>{COPY.subtext}</span>
      </summary>
      <CrisisCard isLandmark={false} className={styles.card} />
    </details>
  );
}
