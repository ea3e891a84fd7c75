import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { isLong } from '../support/tested-api';

const TRIES = isLong ? 200 : 20;
/** A difference of times that chance alone makes in one of a hundred runs. */
const CHANCE = 0.01;
/** In the short form, where few tries tell little, only a difference that is no chance at all fails. */
const LEAST_P = isLong ? CHANCE : 0.0001;
let api: TestApi;
let sent = 0;

beforeAll(async () => {
  api = await TestApi.start({ environment: { TRUSTED_PROXIES: 'loopback' } });
});
afterAll(() => api.stop());

/** Of a net of its own, so that no limit by net is reached. */
function ask(path: string, body: object) {
  sent += 1;
  const headers = { 'X-Forwarded-For': `10.${(sent >> 8) & 255}.${sent & 255}.1` };
  return api.call('POST', path, { body, headers });
}

/** Milliseconds of both calls, taken in turn, after a few that warm up. */
async function timesOf(
  one: () => Promise<unknown>,
  two: () => Promise<unknown>,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -5; turn < TRIES; turn += 1)
    for (const [index, call] of [one, two].entries()) {
      const startedAt = performance.now();
      await call();
      if (turn >= 0) times[index]?.push(performance.now() - startedAt);
      // So long that what goes on after a response falls into the next ones.
      if (isLong) await new Promise((resolve) => setTimeout(resolve, 10));
    }
  return times;
}

/** The probability that both are of one distribution: Mann and Whitney's rank test, two-sided. */
function rankTest(one: number[], two: number[]): number {
  const all = [...one.map((ms) => ({ ms, isOne: true })), ...two.map((ms) => ({ ms, isOne: false }))];
  all.sort((a, b) => a.ms - b.ms);
  const ranks = all.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * two.length) / 2;
  const deviation = Math.sqrt((one.length * two.length * (one.length + two.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs((u - mean) / deviation)));
}

/** The normal distribution up to `z` (Abramowitz and Stegun, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

describe('the time of an answer', () => {
  it('tells a real difference', async () => {
    const slow = async () => {
      await ask('/api/auth/login', { email: 'ingen@exempel.se', password: 'fel lösenord här' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    };
    const [one, two] = await timesOf(slow, () =>
      ask('/api/auth/login', { email: 'ingen@exempel.se', password: 'fel lösenord här' }),
    );
    expect(rankTest(one, two)).toBeLessThan(CHANCE);
  });

  it('says nothing of the account at a log-in', async () => {
    const { email } = await api.signedIn('admin');
    const [known, unknown] = await timesOf(
      () => ask('/api/auth/login', { email, password: 'fel lösenord här' }),
      () => ask('/api/auth/login', { email: 'ingen@exempel.se', password: 'fel lösenord här' }),
    );
    expect(rankTest(known, unknown)).toBeGreaterThan(LEAST_P);
  });

  it('says nothing of the account at a forgotten password', async () => {
    const { email } = await api.signedIn('admin');
    const [known, unknown] = await timesOf(
      () => ask('/api/auth/password-reset', { email }),
      () => ask('/api/auth/password-reset', { email: 'ingen@exempel.se' }),
    );
    expect(rankTest(known, unknown)).toBeGreaterThan(LEAST_P);
  });
});
