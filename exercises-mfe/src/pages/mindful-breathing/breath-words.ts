import { PHASES, cyclesOf, sharesOf, type Phase, type Plan } from './breath-plan';

/** Duration of a word's fade-in. */
const FADE_IN_MS = 320;
const ANIMATION_ID = 'breath-word';

/**
 * Opacity keyframes of a phase's word over one breath: it fades in when the phase begins and is hidden when it ends.
 */
export function wordKeyframes(phase: Phase, { rhythm }: Plan): Keyframe[] {
  const { from, to } = sharesOf(rhythm, phase);
  const before = from > 0 ? [{ offset: 0, opacity: 0 }] : [];
  const after = to < 1 ? [hidden(to), { offset: 1, opacity: 0 }] : [];
  return [
    ...before,
    { ...hidden(from), easing: 'ease-out' },
    { offset: from + FADE_IN_MS / rhythm.cycleMs, opacity: 1 },
    { offset: to, opacity: 1 },
    ...after,
  ];
}

/**
 * Starts an animation for every word of the stage. It shares its timeline with the bubble, so that both stay in step
 * while the main thread is busy.
 */
export function animateWords(stage: Element, plan: Plan): void {
  for (const word of stage.querySelectorAll<HTMLElement>('[data-word]')) {
    const phase = PHASES.find((each) => each === word.dataset.word);
    if (!phase || !canAnimate(word)) continue;
    word.animate(wordKeyframes(phase, plan), {
      id: ANIMATION_ID,
      duration: plan.rhythm.cycleMs,
      iterations: cyclesOf(plan),
      // The last word stays visible until the page shows the end of the session.
      fill: 'both',
    });
  }
}

function hidden(offset: number): Keyframe {
  return { offset, opacity: 0 };
}

/** False without the Web Animations API, where the page shows the current word itself. */
function canAnimate(word: Element): boolean {
  if (typeof word.animate !== 'function') return false;
  return !word.getAnimations().some(({ id }) => id === ANIMATION_ID);
}
