import { describe, expect, it } from '@jest/globals';
import { isEmailAddress } from './text-field';

describe('isEmailAddress', () => {
  it.each(['a@b.se', 'anna.lind@post.exempel.se', 'å@ö.se'])('takes %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(['', 'a', 'a@b', '@b.se', 'a@.se', 'a@b.', 'a b@c.se', 'a@b@c.se', `${'a'.repeat(250)}@b.se`])(
    'refuses %j',
    (address) => expect(isEmailAddress(address)).toBe(false),
  );

  it('answers quickly, however long and odd the text is', () => {
    const before = performance.now();
    isEmailAddress('@.'.repeat(100_000));
    isEmailAddress(`a@${'b.'.repeat(126)}`);
    expect(performance.now() - before).toBeLessThan(50);
  });
});
