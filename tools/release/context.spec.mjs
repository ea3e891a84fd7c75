import { expect, it } from '@jest/globals';
import { readShare } from './context.mjs';

it('reads a share as a whole number of per cent', () => {
  expect([readShare('1', 99), readShare('100', 100)]).toEqual([1, 100]);
});

it.each(['0', '100', '5.5', '-1', 'half', '', undefined])('refuses %j as share of a canary', (text) => {
  expect(() => readShare(text, 99)).toThrow(`from 1 to 99 per cent, not "${text ?? ''}"`);
});
