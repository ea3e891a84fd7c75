import { useEffect, type RefObject } from 'react';
import { alignBreath } from '../breath-motion';
import { RING_ARCS, RING_JOINTS, RING_SIZE, RIPPLES } from '../breath-ring';
import type { Clock } from '../../../browser/clock';
import type { BreathingView } from '../breathing-session';
import { PHASES } from '../breathing.logic';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS } from '../mindful-breathing.copy';
import styles from './breath-stage.module.css';

interface BreathStageProps {
  view: BreathingView;
  clock: Clock;
  /** Less motion is asked for: nothing moves, and what changes does so when a phase begins. */
  isStill: boolean;
  stageRef: RefObject<HTMLDivElement | null>;
}

const VIEW_BOX = `0 0 ${RING_SIZE} ${RING_SIZE}`;

/** The breath line as a ring, the bubble in it, and the word of the moment. Silent to screen readers. */
export function BreathStage({ view, clock, isStill, stageRef }: BreathStageProps) {
  const phase = view.status === 'running' ? view.moment.phase : null;
  useEffect(() => {
    if (view.status === 'running' && stageRef.current) {
      alignBreath(stageRef.current, clock.now() - view.startedAt);
    }
  }, [view, clock, isStill, stageRef]);

  return (
    <div
      ref={stageRef}
      className={styles.stage}
      data-phase={phase ?? view.status}
      data-breathing={phase !== null}
      data-still={isStill}
      aria-hidden="true"
    >
      <div className={styles.halo} />
      <div className={styles.glimmer} />
      <div className={styles.lungs}>
        <div className={styles.bubble} />
        <svg className={styles.ripples} viewBox={VIEW_BOX} fill="none">
          {RIPPLES.map((ripple) => (
            <path key={ripple} d={ripple} />
          ))}
        </svg>
      </div>
      <svg className={styles.ring} viewBox={VIEW_BOX} fill="none">
        {PHASES.map((each) => (
          <path key={each} d={RING_ARCS[each]} data-arc={each} data-active={each === phase} />
        ))}
        {RING_JOINTS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.5" />
        ))}
      </svg>
      <div className={styles.orbit}>
        <div className={styles.swell}>
          <span className={styles.crest} />
        </div>
      </div>
      <Word view={view} isStill={isStill} />
    </div>
  );
}

function Word({ view, isStill }: Pick<BreathStageProps, 'view' | 'isStill'>) {
  const phase = view.status === 'running' ? view.moment.phase : null;
  return (
    <div className={styles.words}>
      <p className={styles.word} key={phase ?? view.status}>
        {phase ? PHASE_WORDS[phase] : view.status === 'done' ? COPY.doneWord : COPY.restWord}
      </p>
      {phase && isStill ? <p className={styles.hint}>{COPY.phaseHints[phase]}</p> : null}
    </div>
  );
}
