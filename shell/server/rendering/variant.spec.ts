import { expect, it } from '@jest/globals';
import { fakeRelease } from '../releases/fake-release';
import { releasesOf, STABLE, variantOf } from './variant';

const site = fakeRelease('site', []);
const stable = new Map([
  ['site', site],
  ['exercises', fakeRelease('exercises', [])],
]);
const release = fakeRelease('exercises', []);
const canaries = new Map([
  ['exercises', { release, share: 5 }],
  ['site', { release: site, share: 50 }],
]);

it.each([
  [0, ['exercises', 'site']],
  [4, ['exercises', 'site']],
  [5, ['site']],
  [49, ['site']],
  [50, []],
  [99, []],
])('bucket %i gets the canaries of %j', (bucket, names) => {
  expect(variantOf(bucket, canaries)).toEqual(names);
});

it('a variant replaces the releases that it names', () => {
  expect(releasesOf(STABLE, stable, canaries)).toEqual(stable);
  const chosen = releasesOf(['exercises'], stable, canaries);
  expect([chosen.get('site'), chosen.get('exercises')]).toEqual([site, release]);
  // A canary may have ended since the visitor's bucket was chosen.
  expect(releasesOf(['exercises'], stable, new Map())).toEqual(stable);
});
