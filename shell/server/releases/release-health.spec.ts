import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Refusals, ReleaseHealth } from './release-health';

const NEW = { part: 'site', version: 'new' };
const OLD = { part: 'site', version: 'old' };
let health: ReleaseHealth;

beforeEach(() => {
  health = new ReleaseHealth();
});

const times = (count: number, action: (number: number) => void) =>
  Array.from({ length: count }, (_, number) => number).forEach(action);

/** `errors` of the `views` are errors. */
function fail(release: typeof NEW, views: number, errors: number): void {
  times(views - errors, () => health.countPage(release));
  times(errors, () => health.countFailure(release));
}

function report(release: typeof NEW, views: number, errors: number, nets = errors): void {
  times(views, () => health.countView(release));
  times(errors, (number) => health.countReport(release, `net-${number % nets}`));
}

const TALLIES = [
  ['too few views', 19, 19, 100, 0, false],
  ['enough views', 20, 20, 100, 0, true],
  ['a share below a tenth', 200, 19, 2000, 0, false],
  ['a share of a tenth', 200, 20, 2000, 0, true],
  ['less than three times the usual share', 100, 29, 980, 99, false],
  ['more than three times the usual share', 100, 31, 980, 99, true],
  ['a neighbour that nobody has viewed', 40, 10, 0, 0, true],
] as const;

describe('a release beside another', () => {
  it.each(TALLIES)(
    'differs in failures of the server or not: %s',
    (_, views, errors, others, usual, isWorse) => {
      fail(NEW, views, errors);
      fail(OLD, others, usual);
      expect(health.findFailing(NEW, 'old') !== null).toBe(isWorse);
      expect(health.findReported(NEW, 'old')).toBeNull();
    },
  );

  it.each(TALLIES)(
    'differs in reports of browsers or not: %s',
    (_, views, errors, others, usual, isWorse) => {
      report(NEW, views, errors);
      report(OLD, others, usual);
      expect(health.findReported(NEW, 'old') !== null).toBe(isWorse);
      expect(health.findFailing(NEW, 'old')).toBeNull();
    },
  );
});

it('says nothing by reports of fewer than ten nets', () => {
  report(NEW, 40, 40, 9);
  expect(health.findReported(NEW, null)).toBeNull();
  health.countReport(NEW, 'net-10');
  expect(health.findReported(NEW, null)).toBe('It had 41 errors in browsers in 40 views, none had 0 in 0.');
});

it('sums what browsers and the server saw, for each release apart', () => {
  fail(NEW, 3, 1);
  report(NEW, 5, 2);
  health.countView({ part: 'exercises', version: 'new' });
  expect(health.tallyOf(NEW)).toEqual({ views: 6, errors: 3 });
  expect(health.tallyOf({ part: 'exercises', version: 'new' })).toEqual({ views: 1, errors: 0 });
  expect(health.tallyOf(OLD)).toEqual({ views: 0, errors: 0 });
});

const POINTER = { stable: 'version-2', canary: null, withdrawn: [], changedAt: '2026-11-24T12:00:00Z' };

describe('the refusals of a part', () => {
  let refusals: Refusals;

  beforeEach(() => {
    refusals = new Refusals();
    refusals.add('version-2', 'It fails.', true);
  });

  it('waits after a refused version for a while, or for another pointer', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    refusals.add('version-3', 'It throws.', false);
    expect(refusals.has('version-3')).toBe(true);
    clock.mockReturnValue(16_000);
    expect([refusals.has('version-3'), refusals.has('version-2')]).toEqual([false, true]);
    expect(refusals.list()).toContainEqual({
      version: 'version-3',
      reason: 'It throws.',
      isTakenBack: false,
    });
    clock.mockRestore();
    refusals.follow({ ...POINTER, stable: 'version-3' });
    expect(refusals.list()).toEqual([]);
  });

  it('waits after a version that was taken back until its pointer has left it', () => {
    refusals.follow({ ...POINTER, canary: { version: 'version-3', share: 5 } });
    refusals.follow({ ...POINTER, stable: 'version-1', canary: { version: 'version-2', share: 5 } });
    expect(refusals.list()).toEqual([{ version: 'version-2', reason: 'It fails.', isTakenBack: true }]);
    refusals.follow({ ...POINTER, stable: 'version-1' });
    expect(refusals.list()).toEqual([]);
  });
});
