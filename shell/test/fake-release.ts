import type { RemoteModule } from '@stillsam/platform';
import type { Remote } from '@stillsam/releases/registry';
import { generateKey } from '@stillsam/releases/signature';
import type { RemoteRenderer } from '../server/rendering/remote-pool';
import { PageRenderer } from '../server/rendering/render-page';
import type { Release } from '../server/releases/release';

const SITE_ORIGIN = 'https://stillsam.example';

const remoteOf = (
  name: string,
  area: Remote['area'],
  prefixes: string[],
  api: Remote['api'] = 'read',
): Remote => ({
  name,
  owner: name,
  area,
  prefixes,
  publicOrigin: `https://${name}.example`,
  internalOrigin: `http://${name}.internal`,
  api,
  publicKey: generateKey().publicKey,
});

/** A registry for tests. */
export const FAKE_REMOTES = {
  site: remoteOf('site', 'public', ['/']),
  exercises: remoteOf('exercises', 'public', ['/resurser'], 'none'),
  admin: remoteOf('admin', 'admin', ['/admin']),
};

export type FakeName = keyof typeof FAKE_REMOTES;

/** Renders in the test's own thread. */
function rendererOf({ name, area }: Remote, routes: RemoteModule['routes'], tagsOf: TagsOf): RemoteRenderer {
  const owners = Object.values(FAKE_REMOTES).filter((remote) => remote.area === area);
  const renderer = new PageRenderer({ area, owners, remote: { name, routes }, siteOrigin: SITE_ORIGIN });
  return {
    failures: 0,
    describe: async () => ({ patterns: renderer.patterns }),
    async render(path, released, form) {
      const result = await renderer.render(path, released, form);
      return result.kind === 'page' ? { ...result, tags: tagsOf(path) } : result;
    },
    close: async () => {},
  };
}

/** What the API's responses to the loaders of a page show. */
type TagsOf = (path: string) => string[] | null;

/** A live release for tests. */
export function fakeRelease(
  name: FakeName,
  routes: RemoteModule['routes'],
  tagsOf: TagsOf = () => [],
): Release {
  const remote = FAKE_REMOTES[name];
  return {
    remote,
    manifest: {
      part: name,
      version: 'version-1',
      contract: 1,
      builtAt: '2026-11-22T12:00:00Z',
      commit: null,
      entry: 'entry.js',
      server: 'server.cjs',
      files: { 'entry.js': `sha384-${name}` },
      chunks: {},
      shared: {},
    },
    pin: {
      name,
      version: 'version-1',
      entry: 'entry.js',
      integrity: `sha384-${name}`,
      patterns: routes.flatMap(({ path }) => path ?? []),
    },
    renderer: rendererOf(remote, routes, tagsOf),
    styles: new Map(),
    urlOf: (file: string) => `${remote.publicOrigin}/1/${file}`,
  };
}
