import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LENGTHS, RHYTHMS, RHYTHM_IDS, phasesOf, momentAt, type Phase, type Plan } from './breathing.logic';
import { wordKeyframes } from './breath-motion';

const plans = fc
  .record({ rhythm: fc.constantFrom(...RHYTHM_IDS), minutes: fc.constantFrom(...LENGTHS) })
  .map(({ rhythm, minutes }): Plan => ({ rhythm: RHYTHMS[rhythm], minutes }));

/** Shares of a breath, below 1, in ten-thousandths. */
const shares = fc.integer({ min: 0, max: 9_999 }).map((tenThousandths) => tenThousandths / 10_000);

/** Opacity at a share of the breath, as the browser reads keyframes, without their easing. */
function opacityAt(share: number, phase: Phase, plan: Plan): number {
  const frames = wordKeyframes(phase, plan.rhythm).map(({ offset, opacity }) => ({
    offset: Number(offset),
    opacity: Number(opacity),
  }));
  const next = frames.findIndex(({ offset }) => offset > share);
  const to = frames[next] ?? frames.at(-1);
  const from = frames[next - 1] ?? frames[0];
  if (!to || !from || next === -1) return to?.opacity ?? NaN;
  return from.opacity + ((to.opacity - from.opacity) * (share - from.offset)) / (to.offset - from.offset);
}

describe('the word of a phase', () => {
  it('shows for exactly its phase, alone after the fade-in', () => {
    fc.assert(
      fc.property(plans, shares, (plan, share) => {
        const { cycleMs } = plan.rhythm;
        const moment = momentAt(share * cycleMs, plan);
        for (const phase of phasesOf(plan.rhythm)) {
          const opacity = opacityAt(share, phase, plan);
          if (phase !== moment?.phase) expect(opacity).toBeCloseTo(0, 6);
          else if (share * cycleMs - moment.phaseStartsAt >= 320) expect(opacity).toBeCloseTo(1, 6);
          else expect(opacity).toBeCloseTo((share * cycleMs - moment.phaseStartsAt) / 320, 6);
        }
      }),
    );
  });

  it('has keyframes in order, from the beginning of a breath to its end', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const phase of phasesOf(plan.rhythm)) {
          const offsets = wordKeyframes(phase, plan.rhythm).map(({ offset }) => Number(offset));
          expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
          expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
        }
      }),
    );
  });
});
