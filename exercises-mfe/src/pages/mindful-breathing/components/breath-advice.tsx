import { Button } from '@stillsam/ui';
import { FoldedNote, SourceList } from '../../../components/care-note/care-note';
import { PHASES, RHYTHMS, phasesOf } from '../breathing.logic';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from '../mindful-breathing.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './breath-advice.module.css';

const WARNING = COPY.warning;

/** Id of the sentence that describes START. */
export const BREATH_WARNING_ID = 'innan-du-borjar-kort';

interface BreathWarningProps {
  /** The chosen rhythm has no pause. */
  isWithoutPause: boolean;
  onChooseWithoutPause: () => void;
}

/** Warns visitors who should not hold their breath, with a button that chooses the rhythm without a pause. */
export function BreathWarning({ isWithoutPause, onChooseWithoutPause }: BreathWarningProps) {
  return (
    <section className={styles.warning} aria-labelledby="innan-du-borjar">
      <h2 id="innan-du-borjar">{WARNING.title}</h2>
      <p id={BREATH_WARNING_ID}>{WARNING.short}</p>
      <Button
        variant="secondary"
        className={`${styles.choice} ${shown.withScript}`}
        aria-disabled={isWithoutPause || undefined}
        onClick={isWithoutPause ? undefined : onChooseWithoutPause}
      >
        {isWithoutPause ? WARNING.chosen : WARNING.choose}
      </Button>
      <FoldedNote title={WARNING.whole}>
        <p>{WARNING.hold}</p>
        <p>{WARNING.always}</p>
      </FoldedNote>
    </section>
  );
}

/** Instructions, the rhythm for breathing without the page, and a caution, as static text. */
export function RhythmGuide({ isWithoutPause }: Pick<BreathWarningProps, 'isWithoutPause'>) {
  return (
    <div className={styles.guide}>
      <section className={styles.howTo} aria-labelledby="sa-gor-du">
        <h2 id="sa-gor-du">{COPY.howTo.title}</h2>
        <ol role="list">
          {COPY.howTo.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={styles.alone} aria-labelledby="pa-egen-hand">
        <h2 id="pa-egen-hand">{isWithoutPause ? COPY.alone.evenTitle : COPY.alone.title}</h2>
        <dl className={styles.rhythm}>
          {(isWithoutPause ? phasesOf(RHYTHMS.jamn) : PHASES).map((phase) => (
            <div key={phase} data-phase={phase}>
              <dt>{PHASE_WORDS[phase]}</dt>
              <dd>{isWithoutPause ? COPY.alone.evenCount : COPY.alone.count[phase]}</dd>
            </div>
          ))}
        </dl>
        <p>{isWithoutPause ? COPY.alone.evenText : COPY.alone.text}</p>
        {isWithoutPause ? null : <p>{COPY.alone.even}</p>}
      </section>
      <section className={styles.care} aria-labelledby="var-snall">
        <h2 id="var-snall">{COPY.care.title}</h2>
        <p>{COPY.care.text}</p>
        <div className={styles.source}>
          <SourceList sources={COPY.care.sources} />
        </div>
      </section>
    </div>
  );
}
