import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atStep } from '../../features/exercise-flow/step-machine';
import { isMicroActionOf, MICRO_ACTIONS } from './energy.content';
import { ENERGY_MACHINE as MACHINE, type EnergyEvent, type EnergyState } from './energy.machine';
import { ENERGY_LEVELS, REFLECTIONS } from './energy.types';

const ACTIONS = ENERGY_LEVELS.flatMap((level) => MICRO_ACTIONS[level].map(({ id }) => ({ level, id })));
const event: fc.Arbitrary<EnergyEvent> = fc.oneof(
  fc.record({ type: fc.constant('chose-level' as const), level: fc.constantFrom(...ENERGY_LEVELS) }),
  fc.constantFrom(...ACTIONS).map(({ id }): EnergyEvent => ({ type: 'chose-action', action: id })),
  fc.record({ type: fc.constant('reflected' as const), reflection: fc.constantFrom(...REFLECTIONS) }),
);
const after = (events: readonly EnergyEvent[], from: EnergyState = MACHINE.initial) =>
  events.reduce(MACHINE.reduce, from);

describe('energy management', () => {
  it.each(ACTIONS)('walks with $level and $id through three steps to the affirmation', ({ level, id }) => {
    for (const reflection of REFLECTIONS) {
      const state = after([
        { type: 'chose-level', level },
        { type: 'chose-action', action: id },
        { type: 'reflected', reflection },
      ]);
      expect(state).toEqual({ step: 3, level, action: id, reflection });
    }
  });

  it('offers every micro action at one level alone', () => {
    for (const { level, id } of ACTIONS)
      expect(ENERGY_LEVELS.filter((each) => isMicroActionOf(each, id))).toEqual([level]);
  });

  it('never holds an action of another level, and never passes what is chosen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(event, fc.integer({ min: -1, max: 5 })), { maxLength: 20 }),
        (happenings) => {
          let state = MACHINE.initial;
          for (const [happening, wanted] of happenings) {
            state = MACHINE.reduce(atStep(MACHINE, state, wanted), happening);
            expect(state.step).toBeLessThanOrEqual(MACHINE.furthest(state));
            if (state.action !== null) expect(isMicroActionOf(state.level, state.action)).toBe(true);
          }
        },
      ),
    );
  });

  it('forgets the action when the level changes, and keeps it when the same is chosen again', () => {
    const done = after([
      { type: 'chose-level', level: 'low' },
      { type: 'chose-action', action: 'vila-ogonen' },
      { type: 'reflected', reflection: 'connected' },
    ]);
    const back = atStep(MACHINE, done, 0);
    expect(MACHINE.reduce(back, { type: 'chose-level', level: 'low' })).toEqual({ ...done, step: 1 });
    expect(MACHINE.reduce(back, { type: 'chose-level', level: 'high' })).toEqual({
      step: 1,
      level: 'high',
      action: null,
      reflection: null,
    });
  });

  it('reads what it has kept, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 9 }), (events) => {
        const state = after(events);
        expect(MACHINE.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (candidate) => expect(MACHINE.parse(candidate)).toBeNull()));
    const kept = { step: 2, level: 'low', action: 'vila-ogonen', reflection: null };
    expect(MACHINE.parse({ ...kept, level: 'high' })).toBeNull();
    expect(MACHINE.parse({ ...kept, action: 'finns-inte' })).toBeNull();
    expect(MACHINE.parse({ ...kept, reflection: 'glad' })).toBeNull();
  });
});
