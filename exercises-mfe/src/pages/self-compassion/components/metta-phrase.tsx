import { useId, type ReactNode } from 'react';
import { Button, ProgressLine } from '@stillsam/ui';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { StepActions } from '../../../features/exercise-flow/step-parts';
import { METTA_PHRASES } from '../metta.content';
import { METTA_COPY } from '../metta.copy';
import type { MettaView } from '../metta-session';
import styles from './metta.module.css';

const COPY = METTA_COPY.session;

interface MettaPhraseProps {
  view: MettaView;
  /** A voice reads the phrases, so the live region is off. */
  isSpeaking: boolean;
  settings: ReactNode;
  onStop: () => void;
  onPause: () => void;
  onResume: () => void;
}

/** The current phrase, without a countdown. */
export function MettaPhrase(props: MettaPhraseProps) {
  const { view, isSpeaking, settings, onStop, onPause, onResume } = props;
  const { count, phrase } = view.moment;
  // Screen readers may not announce text that appears with its live region, so the heading holds the first phrase.
  const phraseId = useId();
  const isPaused = view.status === 'paused';
  const place = COPY.place(phrase + 1, METTA_PHRASES.length);
  return (
    <>
      <div className={styles.eyebrow}>
        <StepHeading describedBy={phraseId}>{COPY.title}</StepHeading>
      </div>
      <div className={styles.room} aria-live={isSpeaking ? 'off' : 'polite'} aria-atomic="true">
        <p key={count} id={phraseId} className={styles.phrase}>
          {METTA_PHRASES[phrase]}
        </p>
      </div>
      <div className={styles.place}>
        <ProgressLine
          label={COPY.progress}
          isLabelHidden
          value={phrase + 1}
          max={METTA_PHRASES.length}
          valueText={place}
        />
        <p aria-hidden="true">{place}</p>
      </div>
      <StepActions>
        <Button size="large" variant={isPaused ? 'secondary' : 'primary'} onClick={onStop}>
          {COPY.stop}
        </Button>
        <Button
          size="large"
          variant={isPaused ? 'primary' : 'secondary'}
          onClick={isPaused ? onResume : onPause}
        >
          {isPaused ? COPY.resume : COPY.pause}
        </Button>
      </StepActions>
      <details className={styles.settings}>
        <summary>{COPY.settings}</summary>
        {settings}
      </details>
    </>
  );
}
