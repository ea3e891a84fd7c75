import { cyclesOf, sharesOf, type Phase, type Plan } from './breath-plan';

/** Milliseconds of a word's fade-in. */
const ARRIVAL_MS = 320;
const ANIMATION_ID = 'breath-word';

/**
 * The word of a phase over one breath: it fades in when the phase begins and is hidden when it ends.
 *
 * @returns keyframes of opacity, in the order of their offsets.
 */
export function wordKeyframes(phase: Phase, { rhythm }: Plan): Keyframe[] {
  const { from, to } = sharesOf(rhythm, phase);
  const before = from > 0 ? [{ offset: 0, opacity: 0 }] : [];
  const after = to < 1 ? [hidden(to), { offset: 1, opacity: 0 }] : [];
  return [
    ...before,
    { ...hidden(from), easing: 'ease-out' },
    { offset: from + ARRIVAL_MS / rhythm.cycleMs, opacity: 1 },
    { offset: to, opacity: 1 },
    ...after,
  ];
}

/**
 * Gives every word of the stage its place in the breath, as an animation that begins with START: the browser shows
 * and hides it by the same time as it moves the bubble, however busy the page's own thread is.
 */
export function playWords(stage: Element, plan: Plan): void {
  for (const word of stage.querySelectorAll<HTMLElement>('[data-word]')) {
    const phase = word.dataset.word;
    if (!isPhase(phase) || !canPlay(word)) continue;
    word.animate(wordKeyframes(phase, plan), {
      id: ANIMATION_ID,
      duration: plan.rhythm.cycleMs,
      iterations: cyclesOf(plan),
      // The last word stays until the session's end is shown.
      fill: 'both',
    });
  }
}

function hidden(offset: number): Keyframe {
  return { offset, opacity: 0 };
}

function isPhase(name: string | undefined): name is Phase {
  return name === 'in' || name === 'hold' || name === 'out';
}

/** Without the Web Animations API the page itself shows the current word. */
function canPlay(word: Element): boolean {
  if (typeof word.animate !== 'function') return false;
  return !word.getAnimations().some(({ id }) => id === ANIMATION_ID);
}
