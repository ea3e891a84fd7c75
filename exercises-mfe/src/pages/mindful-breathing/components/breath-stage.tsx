import { useEffect, type RefObject } from 'react';
import { alignBreath } from '../breath-motion';
import { RHYTHM_IDS, RHYTHMS, phaseMs, phasesOf, type Rhythm, type RhythmId } from '../breath-plan';
import { RING_SIZE, RIPPLES, ringOf, type BreathRing } from '../breath-ring';
import type { BreathingView } from '../breathing-session';
import type { Guide } from '../guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS, secondsWords } from '../mindful-breathing.copy';
import styles from './breath-stage.module.css';

interface BreathStageProps {
  view: BreathingView;
  rhythm: Rhythm;
  /** What leads: without sight nothing moves, without text no word is shown while it runs. */
  guides: Readonly<Record<Guide, boolean>>;
  /** Less motion is asked for: nothing moves, and what changes does so when a phase begins. */
  isStill: boolean;
  stageRef: RefObject<HTMLDivElement | null>;
}

const RINGS = new Map<RhythmId, BreathRing>(RHYTHM_IDS.map((id) => [id, ringOf(RHYTHMS[id])]));
const VIEW_BOX = `0 0 ${RING_SIZE} ${RING_SIZE}`;

/** The breath line as a ring, the bubble in it, and the word of the moment. Silent to screen readers. */
export function BreathStage({ view, rhythm, guides, isStill, stageRef }: BreathStageProps) {
  const ring = RINGS.get(rhythm.id);
  const phase = view.status === 'running' ? view.moment.phase : null;
  useEffect(() => {
    if (view.status === 'running' && stageRef.current) {
      alignBreath(stageRef.current, view.startedAt, view.plan.rhythm.cycleMs);
    }
  }, [view, guides, isStill, stageRef]);

  return (
    <div
      ref={stageRef}
      className={styles.stage}
      data-phase={phase ?? view.status}
      data-breathing={phase !== null}
      data-still={isStill}
      data-rhythm={rhythm.id}
      data-sight={guides.sight}
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
        {phasesOf(rhythm).map((each) => (
          <path key={each} d={ring?.arcs[each]} data-arc={each} data-active={each === phase} />
        ))}
        {ring?.joints.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.5" />
        ))}
      </svg>
      <div className={styles.orbit}>
        <div className={styles.swell}>
          <span className={styles.crest} />
        </div>
      </div>
      {phase && !guides.text ? null : <Word view={view} isStill={isStill} />}
    </div>
  );
}

function Word({ view, isStill }: Pick<BreathStageProps, 'view' | 'isStill'>) {
  const phase = view.status === 'running' ? view.moment.phase : null;
  return (
    <div className={styles.words}>
      <p className={styles.word} key={phase ?? view.status}>
        {phase ? PHASE_WORDS[phase] : restWord(view)}
      </p>
      {view.status === 'running' && isStill ? (
        <p className={styles.hint}>{secondsWords(phaseMs(view.plan.rhythm, view.moment.phase))}</p>
      ) : null}
    </div>
  );
}

function restWord({ status }: BreathingView): string {
  if (status === 'interrupted') return COPY.interrupted.word;
  return status === 'done' ? COPY.doneWord : COPY.restWord;
}
