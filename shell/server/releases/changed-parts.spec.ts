import { expect, it } from '@jest/globals';
import { ChangedParts } from './changed-parts';
import { FAKE_REMOTES, fakeRelease, type FakeName } from '../../test/fake-release';
import type { Release } from './release';

const remotes = [FAKE_REMOTES.site, FAKE_REMOTES.exercises];
const releaseOf = (name: FakeName, version: string): Release => {
  const release = fakeRelease(name, []);
  return { ...release, manifest: { ...release.manifest, version } };
};
const served = (
  live: Partial<Record<FakeName, string>>,
  canary?: { version: string; share: number },
  listed = remotes,
) => ({
  remotes: () => listed,
  live: () =>
    new Map(
      listed.flatMap(({ name }) => {
        const known = name === 'site' || name === 'exercises' ? name : 'admin';
        const version = live[known];
        return version ? [[name, releaseOf(known, version)] as const] : [];
      }),
    ),
  canaries: () =>
    new Map(canary ? [['site', { release: releaseOf('site', canary.version), share: canary.share }]] : []),
});

it('names the parts with another release or canary than before', () => {
  const changed = new ChangedParts();
  expect(changed.read(served({ site: '1' }))).toBeUndefined();
  expect(changed.read(served({ site: '1' }))).toEqual([]);
  expect(changed.read(served({ site: '1', exercises: '1' }))).toEqual(['exercises']);
  expect(changed.read(served({ site: '2', exercises: '2' }))).toEqual(['site', 'exercises']);
  const both = { site: '2', exercises: '2' };
  expect(changed.read(served(both, { version: '3', share: 10 }))).toEqual(['site']);
  expect(changed.read(served(both, { version: '3', share: 50 }))).toEqual(['site']);
  expect(changed.read(served(both))).toEqual(['site']);
});

it('takes another registry for a change of anything', () => {
  const changed = new ChangedParts();
  changed.read(served({ site: '1' }));
  expect(changed.read(served({ site: '1' }, undefined, [FAKE_REMOTES.site]))).toBeUndefined();
});
