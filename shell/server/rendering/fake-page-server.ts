import { createElement } from 'react';
import { pino } from 'pino';
import type { RemoteName } from '../../src/remotes/remote-names';
import { readConfig } from '../config/env';
import { fakeRelease } from '../releases/fake-release';
import type { Release } from '../releases/release';
import { PageServer } from './page-server';

export const ASSETS = {
  directory: '/',
  scripts: [{ url: '/assets/shell.js', integrity: 'sha384-c2hlbGw=' }],
  preload: '</assets/shell.js>; rel=preload',
  style: { href: '/assets/shell.css', text: 'a{}' },
  pageStyles: { cookieSettings: [], offline: [] },
  headLinks: '',
  publicHeadLinks: '',
};

/** A release for tests whose pages show its name. */
export const releaseOf = (name: RemoteName, paths: string[]): Release =>
  fakeRelease(
    name,
    paths.map((path) => ({ path, element: createElement('p', null, name) })),
  );

/** The releases of the public pages for tests. */
export const publicReleases = () =>
  new Map([
    ['site', releaseOf('site', ['/', '/nyhetsbrev/bekrafta', '/nyhetsbrev/avregistrera', '/om-oss'])],
    ['exercises', releaseOf('exercises', ['/resurser'])],
  ] satisfies [RemoteName, Release][]);

interface FakePageServerOptions {
  releases: ReadonlyMap<RemoteName, Release>;
  isConnected?: () => boolean;
  environment?: Record<string, string>;
}

/** A page server for tests, without a log. */
export function fakePageServer({
  releases,
  isConnected = () => true,
  environment = {},
}: FakePageServerOptions): PageServer {
  return new PageServer({
    config: readConfig(environment),
    assets: ASSETS,
    releases: () => releases,
    isConnected,
    offlinePages: () => Promise.resolve([]),
    logger: pino({ level: 'silent' }),
  });
}

export async function pageOf(server: PageServer, path: string) {
  const result = await server.page(path);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  const { status, headers, html } = result.page;
  return { status, headers, html: html.toString() };
}
