import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atStep } from '../../features/exercise-flow/step-machine';
import {
  COGNITIVE_MACHINE as MACHINE,
  EMOTIONAL_SHIFTS,
  isFilled,
  THOUGHT_PATTERNS,
  type CognitiveEvent,
  type CognitiveState,
} from './cognitive.machine';

const blank = fc.stringMatching(/^[ \n\t\u00a0]{0,5}$/);
const event: fc.Arbitrary<CognitiveEvent> = fc.oneof(
  fc.record({
    type: fc.constant('wrote' as const),
    field: fc.constantFrom('originalThought' as const, 'reframedThought' as const),
    text: fc.oneof(fc.string(), blank),
  }),
  fc.record({ type: fc.constant('chose-pattern' as const), pattern: fc.constantFrom(...THOUGHT_PATTERNS) }),
  fc.record({ type: fc.constant('chose-shift' as const), shift: fc.constantFrom(...EMOTIONAL_SHIFTS) }),
  fc.constant<CognitiveEvent>({ type: 'advanced' }),
  fc.constant<CognitiveEvent>({ type: 'saved', as: '2026-03-05T10:00:00.000Z' }),
);
const after = (events: readonly CognitiveEvent[]) => events.reduce(MACHINE.reduce, MACHINE.initial);
const ADVANCED: CognitiveEvent = { type: 'advanced' };
const WALK: readonly CognitiveEvent[] = [
  { type: 'wrote', field: 'originalThought', text: 'Det går aldrig.' },
  ADVANCED,
  { type: 'chose-pattern', pattern: 'overgeneralizing' },
  ADVANCED,
  { type: 'wrote', field: 'reframedThought', text: 'Det gick inte i dag.' },
  ADVANCED,
  { type: 'chose-shift', shift: 'lighter' },
  ADVANCED,
];

describe('cognitive restructuring', () => {
  it('walks through its four steps to the completion', () => {
    expect(WALK.map((_, index) => after(WALK.slice(0, index + 1)).step)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it.each([0, 1, 2, 3])('does not leave step %i until it is filled', (step) => {
    const before = after(WALK.slice(0, step * 2));
    expect(before.step).toBe(step);
    expect(MACHINE.reduce(before, ADVANCED)).toBe(before);
  });

  it('treats blanks as empty in both texts', () => {
    fc.assert(
      fc.property(blank, (text) => {
        const state: CognitiveState = { ...MACHINE.initial, originalThought: text, reframedThought: text };
        expect(isFilled(state, 0)).toBe(false);
        expect(isFilled(state, 2)).toBe(false);
      }),
    );
  });

  it('never passes an unfilled step, whatever the events and the address are', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), fc.integer({ min: -3, max: 9 }), (events, wanted) => {
        const { step } = atStep(MACHINE, after(events), wanted);
        const state = after(events);
        for (let earlier = 0; earlier < step; earlier += 1) expect(isFilled(state, earlier)).toBe(true);
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('closes the later steps when an earlier one is emptied, and keeps their values', () => {
    const emptied = MACHINE.reduce(after(WALK), { type: 'wrote', field: 'originalThought', text: ' ' });
    expect(MACHINE.furthest(emptied)).toBe(0);
    expect(emptied.reframedThought).toBe('Det gick inte i dag.');
  });

  it('saves from the completion alone', () => {
    const saved: CognitiveEvent = { type: 'saved', as: '2026-03-05T10:00:00.000Z' };
    expect(MACHINE.reduce(after(WALK), saved).savedAs).toBe(saved.as);
    expect(MACHINE.reduce(after(WALK.slice(0, 7)), saved).savedAs).toBeNull();
  });

  it('parses a stored state and rejects other values', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 15 }), (events) => {
        const state = after(events);
        expect(MACHINE.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (candidate) => expect(MACHINE.parse(candidate)).toBeNull()));
    const kept = after(WALK);
    for (const wrong of [{ step: 5 }, { pattern: 'none' }, { emotionalShift: 1 }, { originalThought: null }])
      expect(MACHINE.parse({ ...kept, ...wrong })).toBeNull();
  });
});

describe('the stored exercise', () => {
  it('has a key of its own, and steps that an address can name', () => {
    expect(MACHINE.storageKey).toBe('stillsam.ovning.kognitiv-omstrukturering');
    expect(MACHINE.steps).toEqual(['1', '2', '3', '4', 'klar']);
  });

  it.each([
    { step: -1 },
    { originalThought: 1 },
    { reframedThought: 1 },
    { pattern: undefined },
    { emotionalShift: 'glad' },
    { savedAs: 1 },
    { savedAs: undefined },
  ])('counts as none with %j', (wrong) => {
    expect(MACHINE.parse({ ...after(WALK), ...wrong })).toBeNull();
  });

  it('comes back as before it was saved, and after', () => {
    expect(MACHINE.parse(after(WALK))).toEqual(after(WALK));
    const saved = { ...after(WALK), savedAs: '2026-03-05T10:00:00.000Z' };
    expect(MACHINE.parse(saved)).toEqual(saved);
  });
});

describe('hasBegun and isFilled', () => {
  it('returns true for an exercise once any step is filled', () => {
    expect(MACHINE.hasBegun(MACHINE.initial)).toBe(false);
    expect(MACHINE.hasBegun({ ...MACHINE.initial, originalThought: ' ' })).toBe(false);
    expect(MACHINE.hasBegun({ ...MACHINE.initial, reframedThought: 'a' })).toBe(true);
  });

  it('finds nothing that fills its completion', () => {
    expect(isFilled(after(WALK), 4)).toBe(false);
    expect(MACHINE.reduce(after(WALK), ADVANCED)).toEqual(after(WALK));
  });
});
