import { describe, expect, it } from '@jest/globals';
import { RELEASE_MANIFEST } from './release-manifest';

const HASH = `sha384-${'aZ0+/b'.repeat(10)}abcd`;
const MANIFEST = {
  part: 'site',
  version: '0a1b2c',
  contract: 1,
  releasedAt: '2026-11-22T12:00:00Z',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  files: { 'remoteEntry.js': HASH },
  chunks: { remote: { js: ['assets/page-1.a_b.js'], css: ['.a.css'] } },
  shared: { react: '^19.0.0' },
};
const isAccepted = (changes: object) => RELEASE_MANIFEST.safeParse({ ...MANIFEST, ...changes }).success;

describe('the manifest of a release', () => {
  it.each([
    {},
    { shared: undefined },
    { version: 'a'.repeat(64) },
    { version: 'a-B_9' },
    { entry: 'a'.repeat(200) },
    { chunks: {} },
  ])('is accepted with %j', (changes) => expect(isAccepted(changes)).toBe(true));

  it.each([
    { version: 'a'.repeat(65) },
    { version: 'a/b' },
    { version: 'a b' },
    { version: '' },
    { contract: 1.5 },
    { releasedAt: 'igår' },
    { entry: '/remoteEntry.js' },
    { entry: '-a.js' },
    { entry: 'a/../b.js' },
    { entry: 'a b.js' },
    { entry: `x.js?b` },
    { entry: 'a'.repeat(201) },
    { server: '' },
    { files: { 'a.js': `sha256-${HASH.slice(7)}` } },
    { files: { 'a.js': HASH.slice(0, -1) } },
    { files: { 'a.js': `${HASH}a` } },
    { files: { 'a.js': `x${HASH}` } },
    { files: { 'a.js': HASH.replace('a', '"') } },
    { files: { '../a.js': HASH } },
    { chunks: { page: { js: ['../a.js'], css: [] } } },
    { chunks: { page: { js: [], css: ['../a.css'] } } },
    { chunks: { page: { js: [] } } },
    { shared: { react: 19 } },
    { part: undefined },
  ])('is refused with %j', (changes) => expect(isAccepted(changes)).toBe(false));
});
