import { expect, it } from '@jest/globals';
import { isPublicAddress, isTelephoneNumber, isDue, isOverdue } from './crisis-line-rules';

it.each([
  ['112', true],
  ['90 390', true],
  ['08-702 16 80', true],
  ['0200-239 500', true],
  ['12', false],
  ['08--702', false],
  ['08-702 16 80 ', false],
  ['+46 8 702 16 80', false],
  ['08-702 16 80;ext=1', false],
  ['1'.repeat(16), false],
  ['ring', false],
])('judges the number %j', (number, isTaken) => {
  expect(isTelephoneNumber(number)).toBe(isTaken);
});

it.each([
  ['https://www.bris.se/for-barn-och-unga/', true],
  ['https://mind.se', true],
  ['http://mind.se', false],
  ['javascript:alert(1)', false],
  ['https://mind.se@elak.se/', false],
  ['https://elak.se:8443/', false],
  ['https://localhost/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://mind.se/a b', false],
  ['mind.se', false],
  ['https:mind.se', false],
  ['https:/mind.se', false],
])('judges the address %j', (address, isTaken) => {
  expect(isPublicAddress(address)).toBe(isTaken);
});

it('asks for a check where there was none, or none within 180 days', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const days = ['2026-11-26', '2026-05-31', '2026-05-29', null];
  expect(days.map((checkedOn) => isDue({ checkedOn }, now))).toEqual([false, false, true, true]);
  expect(days.map((checkedOn) => isOverdue({ checkedOn }, now))).toEqual([false, false, true, false]);
});
