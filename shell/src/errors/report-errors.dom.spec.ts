import { beforeEach, expect, it, jest } from '@jest/globals';

const sendBeacon = jest.fn<(url: string, body: string) => boolean>();
const pinOf = (name: string, patterns: string[]) => ({
  name,
  version: `${name}-1`,
  entry: `https://${name}.test/${name}-1/remoteEntry.js`,
  integrity: '',
  patterns,
});
const PAGE = {
  owners: [
    { name: 'site', prefixes: ['/'] },
    { name: 'exercises', prefixes: ['/resurser'] },
  ],
  remotes: [pinOf('site', ['/', '/artiklar/:slug']), pinOf('exercises', ['/resurser'])],
};
let reports: Awaited<ReturnType<typeof load>>;
const load = () => import('./report-errors');

beforeEach(async () => {
  // Each document counts anew.
  jest.resetModules();
  reports = await load();
  sendBeacon.mockReset();
  Reflect.set(navigator, 'sendBeacon', sendBeacon);
  globalThis.fetch = async (address) => new Response(`token of ${String(address)}`);
  window.history.pushState(null, '', '/artiklar/vila?token=hemlig');
  reports.startErrorReports(PAGE);
});

/** The reports, each with the token of its view. */
async function sent() {
  await new Promise((resolve) => setTimeout(resolve));
  return sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);
}

function errorIn(name: string): Error {
  const error = new Error('hemligt');
  error.stack = `Error: hemligt\n    at https://${name}.test/${name}-1/page.js:1:7`;
  return error;
}

it('names release, route, kind and view of a page’s error, and nothing else', async () => {
  reports.reportPageError('render', new Error('hemligt'));
  expect(await sent()).toEqual([
    [
      '/release-errors',
      {
        part: 'site',
        version: 'site-1',
        kind: 'render',
        pattern: '/artiklar/:slug',
        token: 'token of /release-views?part=site&version=site-1',
      },
    ],
  ]);
});

it('assigns an error whose stack names another release to that release', async () => {
  reports.reportPageError('hydration', errorIn('exercises'));
  expect(await sent()).toMatchObject([
    ['/release-errors', { part: 'exercises', pattern: '', kind: 'hydration' }],
  ]);
});

it('reports a script that could not be loaded for its remote', async () => {
  reports.reportLoadError('exercises');
  reports.reportLoadError('okand');
  expect(await sent()).toMatchObject([['/release-errors', { part: 'exercises', kind: 'load' }]]);
});

it('reports an unhandled error where its stack names a release, and not an extension’s', async () => {
  window.dispatchEvent(new ErrorEvent('error', { error: errorIn('site') }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  const rejection = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejection, { reason: errorIn('exercises') }));
  const kinds = (await sent()).map(([, { part, kind }]) => [part, kind]);
  expect(kinds).toContainEqual(['site', 'unhandled']);
  expect(kinds).toContainEqual(['exercises', 'unhandled']);
  expect(JSON.stringify(await sent())).not.toMatch(/hemlig|extension/);
});

it('reports five errors of a document at most', async () => {
  for (let error = 0; error < 9; error += 1) reports.reportPageError('render', new Error());
  expect(await sent()).toHaveLength(5);
});
