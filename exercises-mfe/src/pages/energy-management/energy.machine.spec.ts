import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atStep } from '../../features/exercise-flow/step-machine';
import { ENERGY_LEVELS, MICRO_ACTIONS, REFLECTIONS, isMicroActionOf } from './energy.copy';
import { ENERGY_MACHINE as MACHINE, type EnergyEvent, type EnergyState } from './energy.machine';

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

  it('drops the action when the level changes, and keeps it when the same level is chosen again', () => {
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

  it('parses a stored state and rejects other values', () => {
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

describe('a choice', () => {
  it.each<[EnergyEvent, number]>([
    [{ type: 'chose-level', level: 'low' }, 1],
    [{ type: 'chose-action', action: 'vila-ogonen' }, 0],
    [{ type: 'chose-action', action: 'vila-ogonen' }, 2],
    [{ type: 'reflected', reflection: 'connected' }, 1],
    [{ type: 'reflected', reflection: 'connected' }, 3],
  ])('changes nothing with %j at step %i', (choice, step) => {
    const state: EnergyState = { step, level: 'low', action: null, reflection: null };
    expect(MACHINE.reduce(state, choice)).toBe(state);
  });

  it('changes nothing with an action of another level', () => {
    const state: EnergyState = { step: 1, level: 'high', action: null, reflection: null };
    expect(MACHINE.reduce(state, { type: 'chose-action', action: 'vila-ogonen' })).toBe(state);
  });

  it('drops the reflection with another action, and keeps it with the same one', () => {
    const done: EnergyState = { step: 1, level: 'low', action: 'vila-ogonen', reflection: 'connected' };
    const other = MICRO_ACTIONS.low.find(({ id }) => id !== 'vila-ogonen');
    if (!other) throw new Error('One action alone');
    expect(MACHINE.reduce(done, { type: 'chose-action', action: other.id }).reflection).toBeNull();
    expect(MACHINE.reduce(done, { type: 'chose-action', action: 'vila-ogonen' })).toEqual({
      ...done,
      step: 2,
    });
  });
});

describe('the stored exercise', () => {
  it('has a key of its own, and steps that an address can name', () => {
    expect(MACHINE.storageKey).toBe('stillsam.ovning.energihantering');
    expect(MACHINE.steps).toEqual(['1', '2', '3', 'klar']);
  });

  it.each([{ step: 4 }, { level: undefined }, { level: 'none' }, { reflection: undefined }])(
    'counts as none with %j',
    (wrong) => {
      const kept = { step: 1, level: 'low', action: null, reflection: null };
      expect(MACHINE.parse(kept)).toEqual(kept);
      expect(MACHINE.parse({ ...kept, ...wrong })).toBeNull();
    },
  );

  it('has begun once a level is chosen', () => {
    expect(MACHINE.hasBegun(MACHINE.initial)).toBe(false);
    expect(MACHINE.hasBegun({ ...MACHINE.initial, level: 'low' })).toBe(true);
  });
});

it.each([
  [{ level: null }, 0],
  [{ level: 'low' }, 1],
  [{ level: 'low', action: 'vila-ogonen' }, 2],
  [{ level: 'low', action: 'vila-ogonen', reflection: 'connected' }, 3],
] as const)('opens with %j step %i', (choices, step) => {
  expect(MACHINE.furthest({ ...MACHINE.initial, ...choices })).toBe(step);
});
