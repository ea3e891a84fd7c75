import { beforeEach, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { pino } from 'pino';
import { readConfig } from '../config/env';
import { ApiAnswers } from '../api/api-answers';
import type { Release } from '../releases/release';
import type { RemoteName } from '../../src/remotes/remote-names';
import { PageServer } from './page-server';

const ASSETS = {
  directory: '/',
  scriptUrl: '/assets/shell.js',
  scriptIntegrity: 'sha384-c2hlbGw=',
  preload: '</assets/shell.js>; rel=preload',
  style: { href: '/assets/shell.css', text: 'a{}' },
  pageStyles: { cookieSettings: [], offline: [] },
  headLinks: '',
  publicHeadLinks: '',
};

function releaseOf(name: RemoteName, paths: string[]): Release {
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
    pin: { name, version: '1', entry: 'entry.js', integrity: `sha384-${name}`, patterns: paths },
    module: { contract: 1, routes: paths.map((path) => ({ path, element: createElement('p', null, name) })) },
    styles: new Map(),
    urlOf: (file: string) => `https://${name}.example/1/${file}`,
  };
}

let releases: Map<RemoteName, Release>;

beforeEach(() => {
  releases = new Map([
    ['site', releaseOf('site', ['/', '/nyhetsbrev/bekrafta', '/nyhetsbrev/avregistrera', '/om-oss'])],
    ['exercises', releaseOf('exercises', ['/resurser'])],
  ]);
});

function serverWith(environment: Record<string, string> = {}): PageServer {
  const config = readConfig(environment);
  return new PageServer({
    config,
    assets: ASSETS,
    releases: () => releases,
    answers: new ApiAnswers({ apiOrigin: config.apiOrigin, isListening: () => true }),
    isListening: () => true,
    offlinePages: () => Promise.resolve([]),
    logger: pino({ level: 'silent' }),
  });
}

async function pageOf(server: PageServer, path: string) {
  const answer = await server.page(path);
  if (answer.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  const { headers, body } = await answer.page.encode('identity');
  return { status: answer.page.status, headers, html: body.toString() };
}

describe('a page that only a mail leads to', () => {
  it.each(['/nyhetsbrev/bekrafta?token=abc', '/nyhetsbrev/avregistrera?token=abc', '/om-oss?token=abc'])(
    '%s is stored by nobody',
    async (path) => {
      const server = serverWith();
      const { status, headers } = await pageOf(server, path);
      expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
      expect(server.fresh(path)).toBeUndefined();
    },
  );

  it('is no other page', async () => {
    const server = serverWith();
    const { headers } = await pageOf(server, '/om-oss');
    expect(headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(server.fresh('/om-oss')).toBeDefined();
  });
});

describe('the policies of a document', () => {
  it('are one in the header and one right after the charset, by the hashes of its scripts', async () => {
    const { headers, html } = await pageOf(serverWith(), '/om-oss');
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self' /);
    expect(headers['Content-Security-Policy']).not.toContain(',');
    const [, policy = ''] =
      /^<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    expect(policy).toMatch(
      /^script-src 'sha256-[^']+' 'sha384-c2hlbGw=' 'sha384-site' 'strict-dynamic'; worker-src 'self'; /,
    );
  });
});

describe('the admin in the shell', () => {
  it('has documents that are kept apart from what opened them', async () => {
    releases.set('admin', releaseOf('admin', ['/admin/login']));
    const server = serverWith();
    const admin = await pageOf(server, '/admin/login');
    expect([admin.status, admin.headers['Cross-Origin-Opener-Policy']]).toEqual([
      200,
      'same-origin-allow-popups',
    ]);
    expect((await pageOf(server, '/om-oss')).headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });

  it.each(['/admin', '/admin/login', '/admin/blog/new'])(
    'is unknown where it is turned off: %s answers 404, and no document names it',
    async (path) => {
      const server = serverWith({ ADMIN_IN_SHELL: 'false' });
      expect((await pageOf(server, path)).status).toBe(404);
      expect((await pageOf(server, '/om-oss')).html).not.toContain('/admin');
    },
  );

  it('is told to public documents where it is turned on', async () => {
    expect((await pageOf(serverWith(), '/om-oss')).html).toContain('"crossings":["/admin/*"]');
  });
});
