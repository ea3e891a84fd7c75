import { expect, it } from '@jest/globals';
import { fakeRelease } from '../../test/fake-release';
import { canaryVariant, previewVariant, type Release, releasesOf, STABLE } from './release';

function versionOf(own: Release, version: string): Release {
  return { ...own, manifest: { ...own.manifest, version } };
}

const site = fakeRelease('site', []);
const stable = new Map([
  ['site', site],
  ['exercises', fakeRelease('exercises', [])],
]);
const release = versionOf(fakeRelease('exercises', []), 'version-2');
const canaries = new Map([
  ['exercises', { release, share: 5 }],
  ['site', { release: versionOf(site, 'version-3'), share: 50 }],
]);

it.each([
  [0, 'exercises@version-2,site@version-3'],
  [4, 'exercises@version-2,site@version-3'],
  [5, 'site@version-3'],
  [49, 'site@version-3'],
  [50, ''],
  [99, ''],
])('gives bucket %i the canaries %j', (bucket, key) => {
  expect(canaryVariant(bucket, canaries)).toMatchObject({ key, preview: null });
});

it('replaces the releases that a variant names', () => {
  expect(releasesOf(STABLE, stable, [release])).toEqual(stable);
  const variant = canaryVariant(4, new Map([['exercises', { release, share: 5 }]]));
  const chosen = releasesOf(variant, stable, [release]);
  expect([chosen.get('site'), chosen.get('exercises')]).toEqual([site, release]);
  const others = [versionOf(site, 'version-2'), versionOf(release, 'version-3')];
  expect(releasesOf(variant, stable, [release, ...others])).toEqual(chosen);
  // A canary may have ended since the visitor's bucket was chosen.
  expect(releasesOf(variant, stable, [])).toEqual(stable);
});

it('caches a preview apart from a canary of the same version', () => {
  const preview = { part: 'exercises', version: 'version-2' };
  const variant = previewVariant(preview);
  expect(variant.preview).toEqual(preview);
  expect(variant.key).toBe('preview exercises@version-2');
  expect(variant.key).not.toBe(canaryVariant(4, canaries).key);
  expect(releasesOf(variant, stable, [release]).get('exercises')).toBe(release);
});
