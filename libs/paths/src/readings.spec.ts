import { describe, expect, it } from '@jest/globals';
import { articlePath, PATHS } from './paths';
import { isExerciseSlug, readingOf } from './readings';

describe('readingOf', () => {
  it.each([
    [articlePath('somn-och-ljus'), { kind: 'article', slug: 'somn-och-ljus' }],
    [PATHS.mindfulBreathing, { kind: 'exercise', slug: 'mindful-andning' }],
    [PATHS.recoveryTest, { kind: 'exercise', slug: 'aterhamtningstest' }],
    [PATHS.recoveryTestShort, { kind: 'exercise', slug: 'aterhamtningstest' }],
  ])('counts %s', (path, reading) => {
    expect(readingOf(path)).toEqual(reading);
  });

  it.each([
    PATHS.home,
    PATHS.library,
    PATHS.resources,
    PATHS.contact,
    `${PATHS.library}/a/b`,
    '/kunskapsbibliotek/%3Cscript%3E',
    '/admin/dashboard',
  ])('does not count %s', (path) => {
    expect(readingOf(path)).toBeNull();
  });
});

describe('isExerciseSlug', () => {
  it('knows the exercises and nothing else', () => {
    expect(isExerciseSlug('mindful-andning')).toBe(true);
    expect(isExerciseSlug('aterhamtningstest')).toBe(true);
    expect(isExerciseSlug('resurser')).toBe(false);
    expect(isExerciseSlug('pahittad')).toBe(false);
  });
});
