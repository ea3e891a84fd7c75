import { useEffect, type RefObject } from 'react';
import { animateBreath, type MovingPart } from '../breath-motion';
import { phaseMs, phasesOf, sharesOf, type Phase, type Rhythm, type Session } from '../breathing.logic';
import type { Guide } from '../guidance';
import { MINDFUL_BREATHING_COPY as COPY, PHASE_WORDS, secondsWords } from '../mindful-breathing.copy';
import styles from './breath-stage.module.css';

/** Side of the ring's view box. */
export const RING_SIZE = 400;
/** As far from the bubble on every side. */
export const RING_RADIUS = 184;

/** A phase of the breath line, as SVG path data, and the joint at its beginning. */
interface RingArc {
  phase: Phase;
  path: string;
  joint: readonly [x: string, y: string];
}

/** The breath line as a ring, with an arc for each phase. */
export function ringOf(rhythm: Rhythm): RingArc[] {
  return phasesOf(rhythm).map((phase) => {
    const { from, to } = sharesOf(rhythm, phase);
    const joint = pointAt(from);
    // No phase is longer than half a breath.
    const path = `M${joint.join(' ')}A${RING_RADIUS} ${RING_RADIUS} 0 0 1 ${pointAt(to).join(' ')}`;
    return { phase, path, joint };
  });
}

/** The point at a share of a turn, clockwise from the top. */
function pointAt(share: number): [x: string, y: string] {
  const angle = 2 * Math.PI * share;
  const x = RING_SIZE / 2 + RING_RADIUS * Math.sin(angle);
  const y = RING_SIZE / 2 - RING_RADIUS * Math.cos(angle);
  return [x.toFixed(1), y.toFixed(1)];
}

/** Slightly irregular rings inside the bubble, drawn in the same view box. */
const RIPPLES: readonly string[] = [
  'M200 60.6c12.2-0.9 24.6 0.4 36.3 3.9c11.7 3.6 22.7 9.3 32.6 16.2c9.9 6.9 18.8 14.9 27 23.4c8.3 8.5 16 17.5 22.8 27.4c6.8 9.9 12.6 20.7 16.4 32.3c3.8 11.6 5.5 24 4.8 36.2c-0.6 12.2-3.4 24.2-7.4 35.5c-4.1 11.3-9.2 22-15.1 32.3c-5.8 10.3-12.3 20.3-20.1 29.5c-7.7 9.2-16.8 17.6-27.2 24.1c-10.4 6.5-22 11-34 13.4c-12 2.3-24.2 2.6-36.1 1.8c-11.9-0.9-23.6-2.8-35.1-5.5c-11.6-2.7-23.1-6.2-34-11.4c-11-5.1-21.4-11.9-30.2-20.4c-8.7-8.6-15.8-18.8-21.1-29.8c-5.2-11-8.7-22.6-11.1-34.3c-2.4-11.6-3.9-23.3-4.6-35.2c-0.6-11.9-0.2-24 2-35.9c2.2-12 6.3-23.7 12.5-34.3c6.2-10.5 14.5-19.8 23.8-27.6c9.2-7.9 19.4-14.3 29.9-19.8c10.5-5.6 21.3-10.4 32.6-14.2c11.3-3.9 23.1-6.8 35.3-7.6',
  'M200 89.9c9.6 0.7 19 2.3 28.3 4.5c9.3 2.3 18.4 5.3 27.3 9.3c8.9 4 17.4 9.2 25 15.7c7.5 6.6 13.9 14.5 18.8 23.2c4.8 8.8 7.9 18.5 9.6 28.2c1.6 9.8 1.8 19.6 1.1 29.2c-0.7 9.6-2.3 19-4.5 28.3c-2.3 9.3-5.3 18.4-9.3 27.3c-4 8.9-9.2 17.4-15.7 25c-6.6 7.5-14.5 13.9-23.2 18.8c-8.8 4.8-18.5 7.9-28.2 9.6c-9.8 1.6-19.6 1.8-29.2 1.1c-9.6-0.7-19-2.3-28.3-4.5c-9.3-2.3-18.4-5.3-27.3-9.3c-8.9-4-17.4-9.2-25-15.7c-7.5-6.6-13.9-14.5-18.8-23.2c-4.8-8.8-7.9-18.5-9.6-28.2c-1.6-9.8-1.8-19.6-1.1-29.2c0.7-9.6 2.3-19 4.5-28.3c2.3-9.3 5.3-18.4 9.3-27.3c4-8.9 9.2-17.4 15.7-25c6.6-7.5 14.5-13.9 23.2-18.8c8.8-4.8 18.5-7.9 28.2-9.6c9.8-1.6 19.6-1.8 29.2-1.1',
  'M200 111.2c7.7 0.6 15.3 2.7 22.3 5.5c7 2.8 13.6 6.2 20.1 9.9c6.5 3.6 12.9 7.4 18.9 12.1c6 4.7 11.6 10.3 15.8 16.8c4.2 6.5 7 14 8.3 21.6c1.2 7.7 1.1 15.4 0.3 22.9c-0.8 7.5-2.1 14.7-3.6 22c-1.6 7.2-3.6 14.5-6.6 21.6c-2.9 7.1-7 13.8-12.4 19.5c-5.4 5.6-12.1 9.9-19.2 13c-7 3.1-14.5 4.9-21.8 6.3c-7.4 1.3-14.7 2.3-22.1 2.8c-7.4 0.6-15.1 0.7-22.7-0.4c-7.7-1.1-15.2-3.6-21.9-7.6c-6.7-3.9-12.4-9.4-17.2-15.4c-4.7-6.1-8.4-12.7-11.8-19.3c-3.4-6.6-6.4-13.3-9.1-20.3c-2.7-7.1-4.8-14.5-5.6-22.2c-0.8-7.7-0.1-15.6 2.3-23c2.3-7.5 6.2-14.3 10.9-20.4c4.6-6.1 9.8-11.5 15.1-16.6c5.4-5.1 10.9-10.1 16.9-14.6c6.1-4.5 12.8-8.5 20.1-11.1c7.4-2.6 15.3-3.6 23-3.1',
];

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

/** The background of the scene: ridges and a forest edge, with mist at their feet. Decoration. */
export function Ridges({ className }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.ridges} ${className ?? ''}`}
      viewBox="0 490 1440 350"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {/* Each ridge fades towards its foot, so that it ends in the page and at no edge. */}
      <linearGradient id="ridge-fade" x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="ridge-mist" maskContentUnits="objectBoundingBox">
        <rect width="1" height="1" fill="url(#ridge-fade)" />
      </mask>
      <path
        className={styles.far}
        mask="url(#ridge-mist)"
        d="M0 588C120 570 196 534 300 538S470 596 590 586 772 512 884 514s166 66 286 62 176-56 270-48V720H0Z"
      />
      <path
        className={styles.middle}
        mask="url(#ridge-mist)"
        d="M0 622c96-6 160-34 254-30s150 52 262 50 178-46 286-44 150 46 262 44 208-56 376-44V760H0Z"
      />
      <path
        className={styles.near}
        mask="url(#ridge-mist)"
        d="M0 716C150 704 280 730 450 718S860 683 994 667L999 643L1004 667L1028 663L1033 650L1037 663L1035 662L1039 635L1043 662L1115 654L1119 624L1124 654L1121 653L1125 632L1129 654L1128 653L1133 641L1137 653L1135 652L1139 622L1143 653L1183 650L1188 620L1193 650L1189 649L1194 636L1198 650L1196 649L1202 630L1208 650L1206 648L1210 632L1215 649L1214 648L1219 628L1225 649L1224 648L1230 633L1235 649L1246 648L1252 634L1258 649L1254 648L1258 621L1262 650L1261 649L1266 631L1271 650L1278 649L1285 611L1292 651L1304 651L1310 627L1316 652L1326 652L1332 635L1338 654L1337 653L1342 633L1347 655L1344 654L1352 624L1360 656L1356 655L1363 638L1370 657L1369 656L1376 629L1383 659L1380 657L1384 606L1388 659L1386 658L1391 639L1395 660L1392 659L1398 617L1404 661L1402 660L1408 642L1414 662L1413 661L1417 626L1422 663L1432 663L1437 640L1442 666L1441 665L1447 626L1453 667L1450 668V840H0Z"
      />
    </svg>
  );
}
