import { expect, it } from '@jest/globals';
import { isId } from './ids';

it.each(['1', '42', '9'.repeat(18)])('takes %s for the id of a row', (text) => {
  expect(isId(text)).toBe(true);
});

it.each(['', '0', '042', '-1', '1.5', '1e3', ' 1', '1 ', '1\n', 'a1', '1a', '9'.repeat(19)])(
  'takes %j for none, so that no query fails on it',
  (text) => {
    expect(isId(text)).toBe(false);
  },
);
