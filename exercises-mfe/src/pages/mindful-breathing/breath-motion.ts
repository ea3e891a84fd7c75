import { PHASES, cyclesOf, sharesOf, turnsOf, type Phase, type Plan, type Rhythm } from './breathing.logic';

/** A moving part of the stage: the bubble grows, its halo brightens, and the crest goes round the ring. */
export type MovingPart = 'bubble' | 'halo' | 'crest';

/** Duration of a word's fade-in. */
const FADE_IN_MS = 320;
const SINE = 'cubic-bezier(0.364, 0, 0.636, 1)';
const REST_ANIMATION: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' };

/**
 * Animates the parts with `data-moves` and the words with `data-word`. One start time keeps all in step while the main
 * thread is busy, however late a frame is.
 *
 * @param startedAt time of the click on START, by `performance.now()`, which is the document timeline too.
 * @returns stops it.
 */
export function animateBreath(stage: Element, startedAt: number, plan: Plan): () => void {
  const parts = [...stage.querySelectorAll<HTMLElement>('[data-moves], [data-word]')];
  const animations = parts.map((part) => {
    const animation = part.animate(keyframesOf(part, plan.rhythm), {
      duration: plan.rhythm.cycleMs,
      iterations: cyclesOf(plan),
      // The last word stays visible until the page shows the end of the session.
      fill: 'both',
    });
    animation.startTime = startedAt;
    return animation;
  });
  return () => animations.forEach((animation) => animation.cancel());
}

/** Animates every moving part from its current position to rest. */
export function animateToRest(stage: Element): void {
  for (const part of stage.querySelectorAll('[data-moves]')) {
    const { transform, opacity } = getComputedStyle(part);
    part.animate([{ transform, opacity, offset: 0 }], REST_ANIMATION);
  }
}

function keyframesOf({ dataset: { moves, word } }: HTMLElement, rhythm: Rhythm): Keyframe[] {
  const phase = PHASES.find((each) => each === word);
  if (phase) return wordKeyframes(phase, rhythm);
  if (moves === 'crest') return [{ transform: 'none' }, { transform: 'rotate(1turn)' }];
  return moves === 'halo'
    ? breathKeyframes({ opacity: 0.4 }, { opacity: 1 }, rhythm)
    : breathKeyframes({ transform: 'scale(var(--rest))' }, { transform: 'scale(1)' }, rhythm);
}

/** @param rest the style of the part at rest, as the style sheet has it. */
function breathKeyframes(rest: Keyframe, full: Keyframe, rhythm: Rhythm): Keyframe[] {
  const { inEndsAt, holdEndsAt } = turnsOf(rhythm);
  return [
    { ...rest, offset: 0, easing: SINE },
    { ...full, offset: inEndsAt },
    { ...full, offset: holdEndsAt, easing: SINE },
    { ...rest, offset: 1 },
  ];
}

/** Opacity of a phase's word over one breath: it fades in when the phase begins and is hidden when it ends. */
export function wordKeyframes(phase: Phase, rhythm: Rhythm): Keyframe[] {
  const { from, to } = sharesOf(rhythm, phase);
  const hidden = (offset: number) => ({ offset, opacity: 0 });
  return [
    ...(from > 0 ? [hidden(0)] : []),
    { ...hidden(from), easing: 'ease-out' },
    { offset: from + FADE_IN_MS / rhythm.cycleMs, opacity: 1 },
    { offset: to, opacity: 1 },
    ...(to < 1 ? [hidden(to), hidden(1)] : []),
  ];
}
