import { phasesOf, type Phase, type Rhythm } from '../breath-plan';
import { PHASE_WORDS } from '../mindful-breathing.copy';
import styles from './phase-row.module.css';

/** The phases in a row for reduced motion, with the current one highlighted. */
export function PhaseRow({ phase, rhythm }: { phase: Phase; rhythm: Rhythm }) {
  return (
    <ol className={styles.phaseRow} aria-hidden="true">
      {phasesOf(rhythm).map((each) => (
        <li key={each} data-active={each === phase}>
          {PHASE_WORDS[each]}
        </li>
      ))}
    </ol>
  );
}
