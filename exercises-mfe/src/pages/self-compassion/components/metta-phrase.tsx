import { useId, type ReactNode } from 'react';
import { Button, HeroLine, ProgressLine, QuickExitHint, TextLink } from '@stillsam/ui';
import { PATHS } from '@stillsam/paths';
import { CalmRoom } from '../../../features/calm-mode/calm-room';
import { StepHeading } from '../../../features/exercise-flow/step-heading';
import { METTA_PHRASES } from '../metta.content';
import { METTA_COPY } from '../metta.copy';
import type { MettaView } from '../metta-session';
import styles from './metta.module.css';

const COPY = METTA_COPY.session;

interface MettaPhraseProps {
  view: MettaView;
  /** A voice reads the phrases, so the live region is off. */
  isSpeaking: boolean;
  /** The visitor has stopped: what was done takes the phrase's place. */
  isEnding: boolean;
  /** The quick exit, while the rest of the page is out of reach. */
  exit: ReactNode;
  settings: ReactNode;
  onStop: () => void;
  onPause: () => void;
  onResume: () => void;
}

/** The current phrase, without a countdown: alone on the screen while the phrases run. */
export function MettaPhrase(props: MettaPhraseProps) {
  const { view, isSpeaking, isEnding, exit, settings, onStop } = props;
  const { count, phrase } = view.moment;
  // Screen readers may not announce text that appears with its live region, so the heading holds the first phrase.
  const phraseId = useId();
  const isRunning = view.status === 'running';
  return (
    <>
      <CalmRoom isActive={isRunning || isEnding} onStop={onStop} className={styles.room}>
        {exit ? (
          <div className={styles.exit}>
            {exit}
            <div hidden>
              <QuickExitHint erases="nothing" />
            </div>
          </div>
        ) : null}
        <div className={styles.words}>
          <div className={styles.eyebrow}>
            <StepHeading describedBy={phraseId}>{isEnding ? COPY.ended : COPY.title}</StepHeading>
          </div>
          <div aria-live={isSpeaking ? 'off' : 'polite'} aria-atomic="true">
            <p key={isEnding ? 'end' : count} id={phraseId} className={styles.phrase}>
              {isEnding ? COPY.phrases(count + 1) : METTA_PHRASES[phrase]}
            </p>
          </div>
        </div>
        <HeroLine className={styles.line} />
        <Place phrase={phrase} />
        {isEnding ? <TextLink to={PATHS.resources}>{COPY.resources}</TextLink> : <Actions {...props} />}
      </CalmRoom>
      <details className={styles.settings}>
        <summary>{COPY.settings}</summary>
        {settings}
      </details>
    </>
  );
}

function Place({ phrase }: { phrase: number }) {
  const place = COPY.place(phrase + 1, METTA_PHRASES.length);
  return (
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
  );
}

function Actions({ view, onStop, onPause, onResume }: MettaPhraseProps) {
  const isPaused = view.status === 'paused';
  return (
    <div className={styles.actions}>
      <Button size="large" variant={isPaused ? 'secondary' : 'quiet'} onClick={onStop}>
        {COPY.stop}
      </Button>
      <Button size="large" variant={isPaused ? 'primary' : 'quiet'} onClick={isPaused ? onResume : onPause}>
        {isPaused ? COPY.resume : COPY.pause}
      </Button>
    </div>
  );
}
