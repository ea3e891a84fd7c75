import { Button, HeroLine, ProgressLine, QuickExitHint } from '@stillsam/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Outcome, StepHeading, StepNote } from '../../../components/step-parts/step-parts';
import { CalmRoom } from '../../../components/calm-mode/calm-room';
import type { SessionCopy } from './session.copy';
import type { GuidedSession } from './use-session';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './session.module.css';

interface SessionRoomProps {
  session: GuidedSession;
  copy: SessionCopy;
  /** Lays the room out in colours of its own. */
  className?: string;
  /** Short steps are shown in large letters. */
  isShort?: boolean;
  /** In the colours of the night at any hour. */
  isDark?: boolean;
  /** What takes the step's place when the session is over; without it, the room closes. */
  ending?: { title: string; text: string; action: ReactNode };
  /** The quick exit, while the rest of the page is out of reach. */
  exit?: ReactNode;
  /** Voice and sound, folded. */
  settings: ReactNode;
  onStop: () => void;
}

/** The current step, without a countdown: alone on the screen while the session runs. */
export function SessionRoom(props: SessionRoomProps) {
  const { session, copy, className, isShort, isDark, ending, exit, settings, onStop } = props;
  const { view, step, isSpeaking, voice } = session;
  // Screen readers may not announce text that appears with its live region, so the heading holds the first step.
  const textId = useId();
  const isRunning = view.status === 'running';
  const isOver = ending !== undefined;
  const isActive = isRunning || isOver;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOver && document.activeElement === document.body)
      words.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <>
      <CalmRoom
        isActive={isActive}
        isAwake={isRunning}
        isDark={isDark}
        onStop={onStop}
        className={`${styles.room} ${className ?? ''}`}
      >
        <div className={styles.exit}>
          {isActive && exit ? (
            <>
              {exit}
              <div hidden>
                <QuickExitHint erases="nothing" />
              </div>
            </>
          ) : null}
        </div>
        <div ref={words} className={styles.words}>
          <div className={styles.eyebrow}>
            <StepHeading describedBy={textId}>{ending ? ending.title : copy.title}</StepHeading>
          </div>
          <div aria-live={isSpeaking ? 'off' : 'polite'} aria-atomic="true">
            <p
              key={ending ? 'end' : view.count}
              id={textId}
              className={styles.text}
              data-short={isShort === true}
            >
              {ending ? ending.text : step.text}
            </p>
          </div>
          <Outcome>{voice.isLost && isRunning ? <StepNote>{copy.lostVoice}</StepNote> : null}</Outcome>
        </div>
        <HeroLine className={`${styles.line} ${isDark ? styles.moonlit : ''}`} />
        <Place session={session} copy={copy} />
        {ending ? ending.action : <Actions session={session} copy={copy} onStop={onStop} />}
      </CalmRoom>
      <details className={`${styles.settings} ${shown.onScreen}`}>
        <summary>{copy.settings}</summary>
        {settings}
      </details>
    </>
  );
}

type PartProps = Pick<SessionRoomProps, 'session' | 'copy'>;

function Place({ session: { index, plan }, copy }: PartProps) {
  const place = copy.place(index + 1, plan.steps.length);
  return (
    <div className={styles.place}>
      <ProgressLine
        label={copy.progress}
        isLabelHidden
        value={index + 1}
        max={plan.steps.length}
        valueText={place}
      />
      <p aria-hidden="true">{place}</p>
    </div>
  );
}

function Actions({ session, copy, onStop }: PartProps & Pick<SessionRoomProps, 'onStop'>) {
  const { player, view, step } = session;
  const isPaused = view.status === 'paused';
  return (
    <div className={styles.actions}>
      {step.seconds === undefined ? (
        <Button size="large" onClick={() => player.send('advance')}>
          {copy.next}
        </Button>
      ) : null}
      <Button size="large" variant={isPaused ? 'secondary' : 'quiet'} onClick={onStop}>
        {copy.stop}
      </Button>
      {step.seconds === undefined ? null : (
        <Button
          size="large"
          variant={isPaused ? 'primary' : 'quiet'}
          onClick={() => player.send(isPaused ? 'start' : 'pause')}
        >
          {isPaused ? copy.resume : copy.pause}
        </Button>
      )}
    </div>
  );
}
