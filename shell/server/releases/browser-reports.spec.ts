import { beforeEach, expect, it } from '@jest/globals';
import { ViewTokens } from './browser-reports';

const RELEASE = { part: 'site', version: 'version-1' };
const NET = '192.0.2.0/24';
const SECRET = 'a secret';
const MINUTE_MS = 60_000;
let now: number;
let tokens: ViewTokens;

beforeEach(() => {
  now = 1_000_000 * MINUTE_MS;
  tokens = new ViewTokens(SECRET, () => now);
});

it('gives a net one token for each release and minute', () => {
  const first = tokens.issue(RELEASE, NET);
  expect(first.isNew).toBe(true);
  expect(tokens.issue(RELEASE, NET)).toEqual({ ...first, isNew: false });
  const others = [
    tokens.issue(RELEASE, '198.51.100.0/24'),
    tokens.issue({ ...RELEASE, version: 'version-2' }, NET),
    tokens.issue({ ...RELEASE, part: 'exercises' }, NET),
  ];
  now += MINUTE_MS;
  others.push(tokens.issue(RELEASE, NET));
  expect(others.map(({ isNew }) => isNew)).toEqual([true, true, true, true]);
  expect(new Set([first, ...others].map(({ token }) => token)).size).toBe(5);
});

it('spends a token once', () => {
  const { token } = tokens.issue(RELEASE, NET);
  expect([tokens.spend(token, RELEASE, NET), tokens.spend(token, RELEASE, NET)]).toEqual([true, false]);
});

it.each([
  ['of another net', RELEASE, '198.51.100.0/24'],
  ['for another version', { ...RELEASE, version: 'version-2' }, NET],
  ['for another part', { ...RELEASE, part: 'exercises' }, NET],
])('does not spend it for a report %s', (_, release, net) => {
  const { token } = tokens.issue(RELEASE, NET);
  expect(tokens.spend(token, release, net)).toBe(false);
  expect(tokens.spend(token, RELEASE, NET)).toBe(true);
});

it.each([
  ['nothing', () => ''],
  ['no token', () => 'token'],
  ['another minute', (token: string) => token.replace(/^\d+/, (minute) => String(Number(minute) - 1))],
  ['another signature', (token: string) => token.replace(/.{4}$/, 'AAAA')],
  ['one of another secret', () => new ViewTokens('other', () => now).issue(RELEASE, NET).token],
])('refuses %s', (_, alter) => {
  expect(tokens.spend(alter(tokens.issue(RELEASE, NET).token), RELEASE, NET)).toBe(false);
});

it('ends a token after an hour, and takes none of the future', () => {
  const { token } = tokens.issue(RELEASE, NET);
  now -= MINUTE_MS;
  expect(tokens.spend(token, RELEASE, NET)).toBe(false);
  now += 62 * MINUTE_MS;
  expect(tokens.spend(token, RELEASE, NET)).toBe(false);
  now -= MINUTE_MS;
  expect(tokens.spend(token, RELEASE, NET)).toBe(true);
});

it('accepts the tokens of other shells with the same secret', () => {
  const { token } = tokens.issue(RELEASE, NET);
  expect(new ViewTokens(SECRET, () => now).spend(token, RELEASE, NET)).toBe(true);
});
