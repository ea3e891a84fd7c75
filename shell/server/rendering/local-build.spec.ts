import { expect, it, jest } from '@jest/globals';
import type { Release } from '../releases/release';
import { fakePageServer, pageDataOf, pageOf, publicReleases, releaseOf } from './fake-page-server';
import { localVariant } from './variant';

const ORIGIN = 'http://localhost:4202';
const variant = localVariant({ part: 'exercises', origin: ORIGIN });
const PIN = { name: 'exercises', version: '', entry: ORIGIN, integrity: '', patterns: ['/*'], isLocal: true };

function serverWith(releases: Map<string, Release> = publicReleases()) {
  return fakePageServer({ releases });
}

const directivesNaming = (headers: Record<string, string>, origin: string) =>
  (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => directive.split(' ').includes(origin))
    .map((directive) => directive.split(' ', 1)[0]);

it('a page of the part is left to the browser: the release does not render it', async () => {
  const releases = publicReleases();
  const exercises = releaseOf('exercises', ['/resurser']);
  const render = jest.fn(exercises.renderer.render);
  releases.set('exercises', { ...exercises, renderer: { ...exercises.renderer, render } });
  const { status, html } = await pageOf(serverWith(releases), '/resurser', variant);
  expect([status, render.mock.calls]).toEqual([200, []]);
  expect(html).toContain('<div id="stillsam"></div>');
  const { active, hydration, remotes, isOfflineOn } = pageDataOf(html);
  expect({ active, hydration, isOfflineOn }).toEqual({
    active: 'exercises',
    hydration: null,
    isOfflineOn: false,
  });
  expect(remotes).toMatchObject([{ name: 'site', integrity: 'sha384-site' }, PIN]);
});

it('a page of another part is rendered as it is live, and leads to the build', async () => {
  const { html } = await pageOf(serverWith(), '/om-oss', variant);
  expect(html).toContain('<p>site</p>');
  expect(pageDataOf(html)).toMatchObject({ active: 'site', remotes: [{ name: 'site' }, PIN] });
});

it('a part that has no release yet has its pages too', async () => {
  const releases = publicReleases();
  releases.delete('exercises');
  const { status, html } = await pageOf(serverWith(releases), '/resurser', variant);
  expect([status, pageDataOf(html).remotes[1]]).toEqual([200, PIN]);
});

it('the policy of these pages alone names the origin', async () => {
  const server = serverWith();
  for (const path of ['/resurser', '/om-oss'])
    expect(directivesNaming((await pageOf(server, path, variant)).headers, ORIGIN)).toEqual([
      'script-src',
      'style-src',
      'font-src',
      'img-src',
      'connect-src',
    ]);
  for (const path of ['/resurser', '/om-oss'])
    expect(directivesNaming((await pageOf(server, path)).headers, ORIGIN)).toEqual([]);
});

it('a page of another area knows nothing of it', async () => {
  const releases = publicReleases();
  releases.set('admin', releaseOf('admin', ['/admin/login']));
  const { headers, html } = await pageOf(serverWith(releases), '/admin/login', variant);
  expect(directivesNaming(headers, ORIGIN)).toEqual([]);
  expect(pageDataOf(html).remotes.map(({ name }) => name)).toEqual(['admin']);
});

it('no page is cached, and a strip says whose it is', async () => {
  const server = serverWith();
  const { headers, html } = await pageOf(server, '/om-oss', variant);
  expect(headers['Cache-Control']).toBe('no-store');
  expect(server.isCached('/om-oss', variant)).toBe(false);
  expect(html).toContain('Egen version av exercises från http://localhost:4202. Bara du ser den.');
  expect(html).toContain('<a href="/releases/preview-end">Avsluta</a>');
});
