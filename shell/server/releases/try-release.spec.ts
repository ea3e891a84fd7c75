import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { redirect } from 'react-router';
import { SHELL_OWNER } from '../rendering/areas';
import { FAKE_REMOTES, fakeRelease } from '../../test/fake-release';
import type { Release } from './release';
import { tryRelease } from './try-release';

const OPTIONS = {
  owners: [SHELL_OWNER, ...Object.values(FAKE_REMOTES)],
  released: ['site'],
  samples: ['/artiklar/vila'],
  judgesTime: true,
};
const element = createElement('p', null, 'Vila');
const routes = [{ path: '/resurser', element }] as const;

const judge = (release: Release) => tryRelease(release, OPTIONS);
const exercises = (own: Parameters<typeof fakeRelease>[1]) => fakeRelease('exercises', own);

const broken = () => fail(new Error('a fault'));

function fail(error: Error): never {
  throw error;
}

describe('a trial', () => {
  it('renders each static route, and one sample of each parameter', async () => {
    const release = fakeRelease('site', [
      { path: '/', element },
      { path: '/gammal', loader: () => redirect('/') },
      { path: '/artiklar/:slug', element },
      { path: '/okand/:slug', element },
    ]);
    const { accepted, reasons, pages, milliseconds } = await judge(release);
    expect([accepted, reasons]).toEqual([true, []]);
    expect(pages.map(({ path, status }) => [path, status])).toEqual([
      ['/', 200],
      ['/gammal', 302],
      ['/artiklar/vila', 200],
    ]);
    expect(pages[0]?.bytes).toBeGreaterThan(1000);
    expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['a loader', { path: '/resurser', loader: () => fail(new Error('a fault')), element }],
    ['a page', { path: '/resurser', Component: () => fail(new Error('a fault')) }],
  ])('refuses a release where %s throws, and names the address', async (_, route) => {
    const { accepted, reasons } = await judge(exercises([route]));
    expect(accepted).toBe(false);
    expect(reasons).toEqual(['/resurser: Error: a fault']);
  });

  it('does not blame a release for an API that does not respond', async () => {
    const error = Object.assign(new Error('no response'), { name: 'ApiError' });
    const { accepted, pages } = await judge(
      exercises([{ path: '/resurser', loader: () => fail(error), element }]),
    );
    expect([accepted, pages[0]?.status]).toEqual([true, 503]);
  });

  it.each(['/kontakt', '/*', '/utan-nat'])('refuses a release that claims %s', async (path) => {
    const { accepted, reasons, pages } = await judge(exercises([...routes, { path, element }]));
    expect([accepted, pages]).toEqual([false, []]);
    expect(reasons).toEqual([expect.stringMatching(/^The route .* is outside \/resurser: it belongs to /)]);
  });

  it('refuses a style for the elements of others', async () => {
    const release = { ...exercises([...routes]), styles: new Map([['page.css', '*{display:none}']]) };
    expect((await judge(release)).reasons).toEqual(['The style rule * has no class of exercises.']);
  });

  it('refuses styles that are too large', async () => {
    const rules = Array.from({ length: 4000 }, () => `.ex${randomBytes(24).toString('hex')}{margin:0}`);
    const release = { ...exercises([...routes]), styles: new Map([['page.css', rules.join('')]]) };
    expect((await judge(release)).reasons).toEqual([expect.stringMatching(/^The styles have \d+ bytes/)]);
  });

  it('refuses a page that is too large', async () => {
    const words = 'lugn '.repeat(250_000);
    const { reasons } = await judge(
      exercises([{ path: '/resurser', element: createElement('p', null, words) }]),
    );
    expect(reasons).toEqual([expect.stringMatching(/^\/resurser: the page has \d+ bytes of markup\.$/)]);
  });

  it('refuses a release that cannot render in its workers', async () => {
    const release = exercises([...routes]);
    const renderer = { ...release.renderer, render: () => Promise.reject(new Error('A worker died.')) };
    expect((await judge({ ...release, renderer })).reasons).toEqual(['/resurser: A worker died.']);
  });

  it.each([
    ['time alone', [2000, 0], [routes[0], { path: '/resurser/test', element }], true],
    ['time and a fault', [2000], [routes[0], { path: '/resurser/test', Component: broken }], false],
  ] as const)('says whether it refuses a release for %s', async (_, milliseconds, own, isTooSlow) => {
    const times = [...milliseconds];
    const release = exercises([...own]);
    const renderer = {
      ...release.renderer,
      processorMilliseconds: 0,
      render(path: string, released: readonly string[]) {
        this.processorMilliseconds += times.shift() ?? 0;
        return release.renderer.render(path, released);
      },
    };
    expect(await judge({ ...release, renderer })).toMatchObject({ accepted: false, isTooSlow });
    expect(await judge(exercises([...routes]))).toMatchObject({ accepted: true, isTooSlow: false });
  });

  it('refuses a release whose worker died after its last page', async () => {
    const release = exercises([...routes]);
    const renderer = {
      ...release.renderer,
      failures: 0,
      describe() {
        this.failures += 1;
        return Promise.reject(new Error('A worker died.'));
      },
    };
    expect((await judge({ ...release, renderer })).reasons).toEqual(['A worker died during the trial.']);
  });
});
