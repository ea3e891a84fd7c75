import { expect, it } from '@jest/globals';
import { MAX_PREVIEW_MS, readPreview, signPreview } from './preview.mjs';
import { generateKey } from './signature.mjs';

const site = generateKey();
const exercises = generateKey();
const REMOTES = [
  { name: 'site', publicKey: site.publicKey },
  { name: 'exercises', publicKey: exercises.publicKey },
];
const PREVIEW = { part: 'site', version: 'version-1', until: 2000 };
const read = (token: string, now = 1000) => readPreview(token, REMOTES, now);

it('reads a token of the part’s key until it expires', () => {
  const token = signPreview(PREVIEW, site.privateKey);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(read(token)).toEqual(PREVIEW);
  expect(read(token, 2000)).toBeNull();
});

it('refuses a token that lasts more than 30 days', () => {
  const until = 1000 + 30 * 24 * 3_600_000;
  expect(MAX_PREVIEW_MS).toBe(until - 1000);
  expect(read(signPreview({ ...PREVIEW, until }, site.privateKey))).toMatchObject({ until });
  expect(read(signPreview({ ...PREVIEW, until: until + 1 }, site.privateKey))).toBeNull();
});

it.each([
  ['of another key', signPreview(PREVIEW, exercises.privateKey)],
  ['of a part that is not registered', signPreview({ ...PREVIEW, part: 'okand' }, site.privateKey)],
  ['with another version', signPreview(PREVIEW, site.privateKey).replace('version-1', 'version-2')],
  ['with another end', signPreview(PREVIEW, site.privateKey).replace('.2000.', '.9000.')],
  ['with another part', signPreview(PREVIEW, site.privateKey).replace(/^site/, 'exercises')],
  ['that is none', 'site'],
  ['that is empty', ''],
])('refuses a token %s', (_, token) => {
  expect(read(token)).toBeNull();
});
