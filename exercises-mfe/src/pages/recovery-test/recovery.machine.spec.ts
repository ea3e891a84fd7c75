import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  RECOVERY_CATEGORIES,
  RECOVERY_STATEMENTS,
  type RecoveryCategory,
  SUGGESTION_PATHS,
} from './recovery.copy';
import {
  isMuchTrue,
  RECOVERY_MACHINE,
  recoveryCounts,
  recoveryResult,
  suggestedCategories,
} from './recovery.machine';

const eightAnswers = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });

/** Answers with a count from 0 to 2 for each category. */
function answersFor(counts: Readonly<Record<RecoveryCategory, number>>): boolean[] {
  const left = { ...counts };
  return RECOVERY_STATEMENTS.map(({ category }) => {
    left[category] -= 1;
    return left[category] >= 0;
  });
}

describe('the recovery test', () => {
  it('has eight statements, two of each category', () => {
    expect(recoveryCounts(RECOVERY_STATEMENTS.map(() => true))).toEqual({
      cognitive: 2,
      emotional: 2,
      physical: 2,
      sensory: 2,
    });
    expect(RECOVERY_STATEMENTS).toHaveLength(8);
  });

  it('lets the highest win and of equals the first, for every spread there is', () => {
    const each = [0, 1, 2];
    let spreads = 0;
    for (const cognitive of each)
      for (const emotional of each)
        for (const physical of each)
          for (const sensory of each) {
            const counts = { cognitive, emotional, physical, sensory };
            const highest = Math.max(...Object.values(counts));
            const expected = RECOVERY_CATEGORIES.find((category) => counts[category] === highest);
            expect(recoveryResult(answersFor(counts))).toBe(expected);
            expect(suggestedCategories(answersFor(counts))).toEqual(
              highest === 0
                ? [expected]
                : RECOVERY_CATEGORIES.filter((category) => counts[category] === highest),
            );
            spreads += 1;
          }
    expect(spreads).toBe(81);
  });

  it.each([
    [{ cognitive: 1, emotional: 1, physical: 1, sensory: 1 }, 'cognitive'],
    [{ cognitive: 0, emotional: 2, physical: 2, sensory: 2 }, 'emotional'],
    [{ cognitive: 1, emotional: 0, physical: 2, sensory: 2 }, 'physical'],
    [{ cognitive: 1, emotional: 1, physical: 1, sensory: 2 }, 'sensory'],
    [{ cognitive: 0, emotional: 0, physical: 0, sensory: 0 }, 'cognitive'],
  ] as const)('suggests for %j %s', (counts, category) => {
    expect(recoveryResult(answersFor(counts))).toBe(category);
  });

  it('counts any eight answers without losing one', () => {
    fc.assert(
      fc.property(eightAnswers, (answers) => {
        const counts = recoveryCounts(answers);
        const sum = Object.values(counts).reduce((total, count) => total + count, 0);
        expect(sum).toBe(answers.filter(Boolean).length);
        expect(counts[recoveryResult(answers)]).toBe(Math.max(...Object.values(counts)));
      }),
    );
  });

  it('reaches the result after the eighth answer and not before', () => {
    fc.assert(
      fc.property(eightAnswers, (answers) => {
        const begun = RECOVERY_MACHINE.reduce(RECOVERY_MACHINE.initial, { type: 'began' });
        const seven = answers
          .slice(0, 7)
          .reduce((state, answer) => RECOVERY_MACHINE.reduce(state, { type: 'answered', answer }), begun);
        expect(seven.step).toBe(8);
        expect(RECOVERY_MACHINE.furthest(seven)).toBe(8);
        const done = RECOVERY_MACHINE.reduce(seven, { type: 'answered', answer: answers[7] ?? false });
        expect(done.step).toBe(9);
      }),
    );
  });

  it('suggests the specified pages', () => {
    expect(SUGGESTION_PATHS).toEqual({
      cognitive: '/resurser/fokustraning',
      emotional: '/kunskapsbibliotek/sjalvmedkansla',
      physical: '/resurser/mindful-andning?rytm=jamn',
      sensory: '/resurser/nervsystem-quiz',
    });
  });
});

describe('a result with much', () => {
  it.each([
    [5, false],
    [6, true],
    [8, true],
  ])('holds for %i true statements: %s', (count, isOne) => {
    expect(isMuchTrue(RECOVERY_STATEMENTS.map((_, index) => index < count))).toBe(isOne);
  });

  it('counts no statement that is not answered', () => {
    expect(isMuchTrue(RECOVERY_STATEMENTS.map(() => null))).toBe(false);
  });
});

describe('the stored test', () => {
  it('has a key of its own, and answers that are true or false', () => {
    expect(RECOVERY_MACHINE.storageKey).toBe('stillsam.ovning.aterhamtningstest');
    const state = { step: 2, answers: [true, false, null, null, null, null, null, null] };
    expect(RECOVERY_MACHINE.parse(state)).toEqual(state);
    expect(RECOVERY_MACHINE.parse({ ...state, answers: ['true', ...state.answers.slice(1)] })).toBeNull();
  });
});
