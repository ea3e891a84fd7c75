import { useEffect, type RefObject } from 'react';
import { animateBreath, type MovingPart } from '../breath-motion';
import { phaseMs, phasesOf, type Phase, type Rhythm } from '../breath-plan';
import { RING_SIZE, RIPPLES, ringOf } from '../breath-ring';
import type { Session } from '../breathing.logic';
import type { Guide } from '../guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS, secondsWords } from '../mindful-breathing.copy';
import styles from './breath-stage.module.css';

interface BreathStageProps {
  view: Session;
  rhythm: Rhythm;
  /** Without `sight` nothing moves; without `text` no word is shown during a session. */
  guides: Readonly<Record<Guide, boolean>>;
  /** Reduced motion: nothing moves, and the stage changes when a phase begins. */
  isStill: boolean;
  stageRef: RefObject<HTMLDivElement | null>;
}

const VIEW_BOX = `0 0 ${RING_SIZE} ${RING_SIZE}`;

/** The breath line as a ring, the bubble in it, and the current word. Hidden from screen readers. */
export function BreathStage({ view, rhythm, guides, isStill, stageRef }: BreathStageProps) {
  const phase = view.status === 'running' ? view.moment.phase : null;
  const isMoving = phase !== null && !isStill && guides.sight;
  const moves = (part: MovingPart) => (isMoving ? part : undefined);
  useBreathAnimations({ view, guides, isStill, stageRef });

  return (
    <div
      ref={stageRef}
      className={styles.stage}
      data-phase={phase ?? view.status}
      data-breathing={phase !== null}
      data-still={isStill}
      data-sight={guides.sight}
      aria-hidden="true"
    >
      <div className={styles.halo} data-moves={moves('halo')} />
      <div className={styles.lungs} data-moves={moves('bubble')}>
        <div className={styles.bubble} />
        <svg className={styles.ripples} viewBox={VIEW_BOX} fill="none">
          {RIPPLES.map((ripple) => (
            <path key={ripple} d={ripple} />
          ))}
        </svg>
      </div>
      <Ring rhythm={rhythm} phase={phase} />
      <div className={styles.orbit} data-moves={moves('crest')}>
        <span className={styles.crest} />
      </div>
      {phase && !guides.text ? null : (
        <div className={styles.words}>
          {phase && !isStill ? <BreathWords phase={phase} rhythm={rhythm} /> : <StillWord view={view} />}
        </div>
      )}
    </div>
  );
}

/** Runs the animations of a session, in step with the clock. */
function useBreathAnimations({ view, guides, isStill, stageRef }: Omit<BreathStageProps, 'rhythm'>): void {
  const { plan, startedAt } = view.status === 'running' ? view : {};
  const { sight, text } = guides;
  useEffect(() => {
    if (!plan || startedAt === undefined) return;
    let stop: (() => void) | undefined;
    // After the paint of the click, because an animation forces a style recalculation of the whole page.
    const timer = setTimeout(() => {
      if (stageRef.current) stop = animateBreath(stageRef.current, startedAt, plan);
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [plan, startedAt, sight, text, isStill, stageRef]);
}

function Ring({ rhythm, phase: current }: { rhythm: Rhythm; phase: Phase | null }) {
  const arcs = ringOf(rhythm);
  return (
    <svg className={styles.ring} viewBox={VIEW_BOX} fill="none">
      {arcs.map(({ phase, path }) => (
        <path key={phase} d={path} data-arc={phase} data-active={phase === current} />
      ))}
      {arcs.map(({ phase, joint: [x, y] }) => (
        <circle key={phase} cx={x} cy={y} r="4.5" />
      ))}
    </svg>
  );
}

/** All words in one place; their animations show one at a time. */
function BreathWords({ phase, rhythm }: { phase: Phase; rhythm: Rhythm }) {
  return phasesOf(rhythm).map((each) => (
    <p key={each} className={styles.word} data-word={each} data-shown={each === phase}>
      {PHASE_WORDS[each]}
    </p>
  ));
}

/** The current word and, during a session, the length of the phase. */
function StillWord({ view }: Pick<BreathStageProps, 'view'>) {
  if (view.status !== 'running')
    return (
      <p className={styles.word}>{view.status === 'interrupted' ? COPY.interrupted.word : COPY.restWord}</p>
    );
  const { moment, plan } = view;
  return (
    <>
      <p className={styles.word}>{PHASE_WORDS[moment.phase]}</p>
      <p className={styles.hint}>{secondsWords(phaseMs(plan.rhythm, moment.phase))}</p>
    </>
  );
}
