import { memo } from 'react';
import { SourceList } from '../../../components/care-note/care-note';
import { PHASES, RHYTHMS, phasesOf } from '../breath-plan';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from '../mindful-breathing.copy';
import styles from './rhythm-guide.module.css';

interface RhythmGuideProps {
  /** The chosen rhythm has no pause, so none is described. */
  isWithoutPause: boolean;
}

/** Instructions, the rhythm for breathing without the page, and a caution, as static text. */
export const RhythmGuide = memo(function RhythmGuide({ isWithoutPause }: RhythmGuideProps) {
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
});
