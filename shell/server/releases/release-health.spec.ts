import { beforeEach, expect, it } from '@jest/globals';
import { ReleaseHealth } from './release-health';

let health: ReleaseHealth;

beforeEach(() => {
  health = new ReleaseHealth();
});

function see(version: string, views: number, errors: number): void {
  for (let view = 0; view < views; view += 1) health.countView('site', version);
  for (let error = 0; error < errors; error += 1) health.countError('site', version, `net-${error}`);
}

it.each([
  ['too few views', 19, 19, 100, 0, false],
  ['enough views', 20, 20, 100, 0, true],
  ['a share below a tenth', 100, 9, 1000, 0, false],
  ['a share of a tenth', 100, 10, 1000, 0, true],
  ['less than three times the usual share', 100, 29, 980, 99, false],
  ['more than three times the usual share', 100, 31, 980, 99, true],
  ['a neighbour that nobody has viewed', 20, 4, 0, 0, true],
] as const)('%s', (_, views, errors, otherViews, otherErrors, isWorse) => {
  see('new', views, errors);
  see('old', otherViews, otherErrors);
  expect(health.findWorse('site', 'new', 'old') !== null).toBe(isWorse);
});

it('the errors of one net are one error of each release', () => {
  for (const version of ['new', 'new', 'old']) health.countError('site', version, 'net-1');
  health.countError('site', 'new', 'net-2');
  expect(health.tallyOf('site', 'new').errors).toBe(2);
  expect(health.tallyOf('site', 'old').errors).toBe(1);
});

it('a failure is a view and an error, and remotes are counted apart', () => {
  health.countFailure('site', 'new');
  health.countView('exercises', 'new');
  expect(health.tallyOf('site', 'new')).toEqual({ views: 1, errors: 1 });
  expect(health.tallyOf('exercises', 'new')).toEqual({ views: 1, errors: 0 });
  expect(health.tallyOf('site', 'old')).toEqual({ views: 0, errors: 0 });
});
