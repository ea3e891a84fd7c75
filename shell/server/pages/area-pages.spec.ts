import { beforeEach, describe, expect, it } from '@jest/globals';
import { PATHS } from '@stillsam/paths';
import type { RuntimeConfig } from '@stillsam/platform';
import type { Remote } from '@stillsam/releases/registry';
import { pino } from 'pino';
import { readConfig } from '../config/env';
import { FAKE_REMOTES } from '../../test/fake-release';
import type { Release, ReleaseName } from '../releases/release';
import { RendererOverload } from '../rendering/remote-pool';
import { AreaPages } from './area-pages';
import { ASSETS, pageDataOf, publicReleases } from '../../test/fake-page-server';
import type { RenderedPage, RenderProblem } from '../rendering/render-page';

const REMOTES = Object.values(FAKE_REMOTES);
const WARN = 40;
const ERROR = 50;

let blamed: ReleaseName[];
let logged: Record<string, unknown>[];
beforeEach(() => {
  blamed = [];
  logged = [];
});

/** The page of `/om-oss`, which the release of the site renders as told. */
const FACTS: Pick<RuntimeConfig, 'business'> = JSON.parse('{"business":{"legalName":"Ett AB"}}');

async function render(
  change: (page: RenderedPage) => RenderedPage,
  path = '/om-oss',
  remote: Remote | null = FAKE_REMOTES.site,
) {
  const releases = publicReleases();
  const site = releases.get('site');
  if (!site) throw new Error('There is no release of the site.');
  const { renderer } = site;
  const changed: Release = {
    ...site,
    renderer: {
      ...renderer,
      async render(...address) {
        const result = await renderer.render(...address);
        return result.kind === 'page' ? change(result) : result;
      },
    },
  };
  releases.set('site', changed);
  const pages = new AreaPages({
    area: 'public',
    config: readConfig({}),
    assets: ASSETS,
    remotes: REMOTES,
    releases,
    preview: null,
    facts: () => FACTS,
    offlinePages: () => Promise.reject(new Error('no list')),
    onFailure: (release) => blamed.push(release),
    logger: pino({}, { write: (line: string) => logged.push(JSON.parse(line)) }),
  });
  const page = await pages.render(path, path.split('?')[0] ?? '', remote);
  if (page.kind !== 'page') throw new Error(`${path} leads elsewhere`);
  return { page, name: { part: 'site', version: changed.manifest.version } };
}

const problem = (changes: Partial<RenderProblem>): RenderProblem => ({
  message: 'a loader failed',
  summary: 'TypeError',
  reason: 'TypeError: x is undefined',
  isOutage: false,
  ...changes,
});
const withProblem =
  (changes: Partial<RenderProblem> = {}) =>
  (page: RenderedPage) => ({ ...page, problems: [problem(changes)] });
const failing = () => {
  throw new Error('The worker took more than 7000 ms.');
};
const unchanged = (page: RenderedPage) => page;

describe('a page without a fault', () => {
  it('tells the browser what the owner has set of the company', async () => {
    const { page } = await render(unchanged);
    expect(page.html).toContain(`"business":${JSON.stringify(FACTS.business)}`);
  });

  it('names the release that rendered it and what it shows, and is not logged', async () => {
    const { page, name } = await render((result) => ({ ...result, tags: ['list', 'card:vila'] }));
    expect(page).toMatchObject({
      status: 200,
      release: name,
      tags: ['page', 'list', 'card:vila'],
    });
    expect([blamed, logged]).toEqual([[], []]);
  });

  it('has no tags when its dependencies are unknown', async () => {
    expect((await render((result) => ({ ...result, tags: null }))).page.tags).toBeNull();
  });

  it('may be tried again at once unless a part is missing', async () => {
    expect((await render(unchanged)).page.headers).not.toHaveProperty('Retry-After');
    const { page } = await render((result) => ({ ...result, status: 503 }));
    expect(page.headers['Retry-After']).toBe('5');
  });
});

describe('a page whose loader or component failed', () => {
  it('reaches the visitor, blames the release, and enters the log as an error', async () => {
    const { page, name } = await render(withProblem());
    expect(page).toMatchObject({ status: 200, release: null });
    expect(blamed).toEqual([name]);
    expect(logged).toMatchObject([
      {
        level: ERROR,
        path: '/om-oss',
        remote: 'site',
        reason: 'TypeError: x is undefined',
        msg: 'a loader failed',
      },
    ]);
  });

  it('blames nobody where the API did not respond, and is logged as a warning', async () => {
    const { page, name } = await render(withProblem({ isOutage: true }));
    expect(page.release).toEqual(name);
    expect(blamed).toEqual([]);
    expect(logged).toMatchObject([{ level: WARN, msg: 'a loader failed' }]);
  });

  it('blames the release where one of both failed by itself', async () => {
    const { name } = await render((page) => ({
      ...page,
      problems: [problem({ isOutage: true }), problem({})],
    }));
    expect(blamed).toEqual([name]);
  });
});

it('blames no release for a page of the shell that failed, and may show any post', async () => {
  const { page } = await render(unchanged, PATHS.offline, null);
  expect(page).toMatchObject({ status: 503, release: null, tags: expect.arrayContaining(['posts']) });
  expect(blamed).toEqual([]);
  expect(logged).toMatchObject([{ level: ERROR, path: PATHS.offline, msg: 'a region shows an error' }]);
});

describe('a release that cannot render', () => {
  it('costs its own region: the shell shows a notice, and pins the other releases alone', async () => {
    const { page } = await render(failing);
    expect(page).toMatchObject({ status: 503, release: null });
    expect(page.html).not.toContain('sha384-site');
    expect(page.html).toContain('sha384-exercises');
    expect(pageDataOf(page.html).remotes).toMatchObject([{ name: 'exercises' }]);
  });

  it('takes the blame, and the log has no query, which may hold a token', async () => {
    const { name } = await render(failing, '/om-oss?token=hemligt');
    expect(blamed).toEqual([name]);
    expect(logged).toMatchObject([
      {
        level: ERROR,
        remote: 'site',
        version: name.version,
        path: '/om-oss',
        reason: 'The worker took more than 7000 ms.',
        msg: 'a release could not render a page',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('hemligt');
  });
});

describe('a release whose workers have too much to do', () => {
  it('takes no blame: the page gets a refusal for a moment, with a warning', async () => {
    const { page } = await render(() => {
      throw new RendererOverload('100 pages wait to be rendered.');
    });
    expect(page).toMatchObject({ status: 503, release: null });
    expect(page.headers['Retry-After']).toBe('5');
    expect(blamed).toEqual([]);
    expect(logged).toMatchObject([
      { level: WARN, reason: '100 pages wait to be rendered.', msg: 'a page is refused' },
    ]);
  });
});
