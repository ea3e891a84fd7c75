import { PHASES, type Phase } from '../breathing.logic';
import { PHASE_WORDS } from '../mindful-breathing.copy';
import styles from './phase-row.module.css';

/** In still mode: the three phases in a row, the present one inked. */
export function PhaseRow({ phase }: { phase: Phase }) {
  return (
    <ol className={styles.phaseRow} aria-hidden="true">
      {PHASES.map((each) => (
        <li key={each} data-active={each === phase}>
          {PHASE_WORDS[each]}
        </li>
      ))}
    </ol>
  );
}
