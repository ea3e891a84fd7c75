import type { RemoteModule } from '@stillsam/platform';
import type { RemoteName } from '../../src/remotes/remote-names';
import type { Release } from './release';

/** A loaded release for tests. */
export function fakeRelease(name: RemoteName, routes: RemoteModule['routes']): Release {
  return {
    name,
    manifest: {
      part: name,
      version: '1',
      contract: 1,
      releasedAt: '2026-11-22T12:00:00Z',
      entry: 'entry.js',
      server: 'server.cjs',
      files: { 'entry.js': `sha384-${name}` },
      chunks: {},
    },
    pin: {
      name,
      version: '1',
      entry: 'entry.js',
      integrity: `sha384-${name}`,
      patterns: routes.flatMap(({ path }) => path ?? []),
    },
    module: { contract: 1, routes },
    styles: new Map(),
    urlOf: (file: string) => `https://${name}.example/1/${file}`,
  };
}
