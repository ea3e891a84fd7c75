import { expect, it } from '@jest/globals';
import { isLocalOrigin, readLocalBuild, signLocalBuild } from './local-build.mjs';
import { readPreview, signPreview } from './preview.mjs';
import { generateKey } from './signature.mjs';

const site = generateKey();
const exercises = generateKey();
const REMOTES = [
  { name: 'site', publicKey: site.publicKey },
  { name: 'exercises', publicKey: exercises.publicKey },
];
const BUILD = { part: 'site', origin: 'http://localhost:4201', until: 2000 };
const TOKEN = signLocalBuild(BUILD, site.privateKey);
const read = (token: string, now = 1000) => readLocalBuild(token, REMOTES, now);

it.each(['http://localhost:4201', 'http://127.0.0.1:5173', 'http://localhost:80'])(
  'a token for %s is read until it expires',
  (origin) => {
    const token = signLocalBuild({ ...BUILD, origin }, site.privateKey);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(read(token)).toEqual({ ...BUILD, origin });
    expect(read(token, 2000)).toBeNull();
  },
);

it.each([
  'https://localhost:4201',
  'http://localhost',
  'http://localhost:0',
  'http://localhost:65536',
  'http://localhost:4201/',
  'http://localhost.evil.example:4201',
  'http://ada@localhost:4201',
  'http://127.0.0.2:4201',
  'http://[::1]:4201',
  'http://192.168.0.1:4201',
  'javascript:alert(1)',
])('%s is no origin of the browser’s own machine', (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
  expect(() => signLocalBuild({ ...BUILD, origin }, site.privateKey)).toThrow('is not http://localhost or');
});

it.each([
  ['of another key', signLocalBuild(BUILD, exercises.privateKey)],
  ['of a part that is not registered', signLocalBuild({ ...BUILD, part: 'okand' }, site.privateKey)],
  ['with another port', TOKEN.replace('.4201.', '.4202.')],
  ['with another host', TOKEN.replace('.localhost.', '.127.0.0.1.')],
  ['with another end', TOKEN.replace('.2000.', '.9000.')],
  ['with another part', TOKEN.replace(/^site/, 'exercises')],
  ['with a host of the net', TOKEN.replace('.localhost.', '.evil.example.')],
  ['of a release', signPreview({ part: 'site', version: 'localhost', until: 2000 }, site.privateKey)],
  ['that is empty', ''],
])('a token %s is not', (_, token) => {
  expect(read(token)).toBeNull();
});

it('is no token of a release', () => {
  expect(readPreview(TOKEN, REMOTES, 1000)).toBeNull();
});
