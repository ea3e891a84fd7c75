import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { redirect } from 'react-router';
import { SHELL_OWNER } from '../rendering/areas';
import { FAKE_REMOTES, fakeRelease } from '../../test/fake-release';
import type { Release } from './release';
import { findUnscopedRule, tryRelease } from './try-release';

const OPTIONS = {
  owners: [SHELL_OWNER, ...Object.values(FAKE_REMOTES)],
  released: ['site'],
  samples: ['/artiklar/vila'],
};
const element = createElement('p', null, 'Vila');
const routes = [{ path: '/resurser', element }] as const;

const judge = (release: Release) => tryRelease(release, OPTIONS);
const exercises = (own: Parameters<typeof fakeRelease>[1]) => fakeRelease('exercises', own);

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
    const render = jest.spyOn(release.renderer, 'render');
    expect(await judge(release)).toEqual({
      accepted: true,
      reasons: [],
      pages: 3,
      milliseconds: expect.any(Number),
      slowest: { path: expect.any(String), milliseconds: expect.any(Number) },
    });
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/', '/gammal', '/artiklar/vila']);
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
    const release = exercises([{ path: '/resurser', loader: () => fail(error), element }]);
    expect(await judge(release)).toMatchObject({ accepted: true, pages: 1 });
  });

  it.each(['/kontakt', '/*', '/utan-nat'])('refuses a release that claims %s', async (path) => {
    const { accepted, reasons, pages } = await judge(exercises([...routes, { path, element }]));
    expect([accepted, pages]).toEqual([false, 0]);
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

it.each([
  '.exa1b2c{color:red}',
  'html:has(.exa1b2c) body{margin:0}',
  '@layer app{@media (width<60rem){.exa1b2c>*{margin:0}}}',
  '@keyframes exspin{0%,to{opacity:0}}',
  '.exa1b2c{&:hover{margin:0}}',
  '',
])('finds no foreign element in %s', (css) => {
  expect(findUnscopedRule(css, 'exercises')).toBeNull();
});

it.each([
  ['*{display:none}', '*'],
  ['@layer app{body{margin:0}}', 'body'],
  ['.exa1b2c,main{margin:0}', 'main'],
  ['.sia1b2c{margin:0}', '.sia1b2c'],
  ['.ex{margin:0}', '.ex'],
])('finds a foreign element in %s', (css, selector) => {
  expect(findUnscopedRule(css, 'exercises')).toBe(`The style rule ${selector} has no class of exercises.`);
});
