import { memo } from 'react';
import { Button } from '@stillsam/ui';
import { FoldedNote } from '../../../components/care-note/care-note';
import { MINDFUL_BREATHING_COPY } from '../mindful-breathing.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './breath-warning.module.css';

const COPY = MINDFUL_BREATHING_COPY.warning;

/** Id of the sentence that describes START. */
export const BREATH_WARNING_ID = 'innan-du-borjar-kort';

interface BreathWarningProps {
  /** The chosen rhythm has no pause. */
  isWithoutPause: boolean;
  onChooseWithoutPause: () => void;
}

/** Warns visitors who should not hold their breath, with a button that chooses the rhythm without a pause. */
export const BreathWarning = memo(function BreathWarning({
  isWithoutPause,
  onChooseWithoutPause,
}: BreathWarningProps) {
  return (
    <section className={styles.warning} aria-labelledby="innan-du-borjar">
      <h2 id="innan-du-borjar">{COPY.title}</h2>
      <p id={BREATH_WARNING_ID}>{COPY.short}</p>
      <Button
        variant="secondary"
        className={`${styles.choice} ${shown.withScript}`}
        aria-disabled={isWithoutPause || undefined}
        onClick={isWithoutPause ? undefined : onChooseWithoutPause}
      >
        {isWithoutPause ? COPY.chosen : COPY.choose}
      </Button>
      <FoldedNote title={COPY.whole}>
        <p>{COPY.hold}</p>
        <p>{COPY.always}</p>
      </FoldedNote>
    </section>
  );
});
