import { PATHS } from '@stillsam/paths';
import { createElement } from 'react';
import { pino } from 'pino';
import { readConfig } from '../server/config/env';
import { FAKE_REMOTES, fakeRelease, type FakeName } from './fake-release';
import type { Release, Variant } from '../server/releases/release';
import type { PageData } from '../src/document/page-data';
import { PageServer, type PageServerOptions } from '../server/pages/page-server';

export const ASSETS = {
  directory: '/',
  scripts: [{ url: '/assets/shell.js', integrity: 'sha384-c2hlbGw=' }],
  preload: '</assets/shell.js>; rel=preload',
  style: { href: '/assets/shell.css', text: 'a{}' },
  pageStyles: { cookieSettings: [], crisisHelp: [], offline: [] },
  headLinks: '',
  publicHeadLinks: '',
};

/** A release for tests whose pages show its name. */
export const releaseOf = (name: FakeName, paths: string[]): Release =>
  fakeRelease(
    name,
    paths.map((path) => ({ path, element: createElement('p', null, name) })),
  );

/** The releases of the public pages for tests. */
export const publicReleases = () =>
  new Map<string, Release>([
    [
      'site',
      releaseOf('site', [
        '/',
        PATHS.newsletterConfirm,
        PATHS.newsletterUnsubscribe,
        PATHS.newsletterPreferences,
        '/om-oss',
      ]),
    ],
    ['exercises', releaseOf('exercises', ['/resurser'])],
  ]);

interface FakePageServerOptions {
  releases: ReadonlyMap<string, Release>;
  isConnected?: () => boolean;
  environment?: Record<string, string>;
  onRendered?: PageServerOptions['onRendered'];
}

/** A page server for tests, without a log. */
export function fakePageServer({
  releases,
  isConnected = () => true,
  environment = {},
  onRendered,
}: FakePageServerOptions): PageServer {
  const config = readConfig(environment);
  const remotes = Object.values(FAKE_REMOTES).filter(({ area }) => config.isAdminInShell || area !== 'admin');
  return new PageServer({
    config,
    assets: ASSETS,
    remotes: () => remotes,
    releases: () => releases,
    isConnected,
    onFailure: () => {},
    onRendered,
    facts: () => ({}),
    offlinePages: () => Promise.resolve([]),
    logger: pino({ level: 'silent' }),
  });
}

export async function pageOf(server: PageServer, path: string, variant?: Variant) {
  const result = await server.page(path, variant);
  if (result.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  const { status, headers, html } = result.page;
  return { status, headers, html: html.toString() };
}

/** What a document tells its scripts. */
export function pageDataOf(html: string): PageData {
  const [, text = ''] = /id="stillsam-page">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}
