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
  window.history.pushState(null, '', '/artiklar/vila?token=hemlig');
  reports.startErrorReports(PAGE);
});

const sent = () => sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)]);

function errorIn(name: string): Error {
  const error = new Error('hemligt');
  error.stack = `Error: hemligt\n    at https://${name}.test/${name}-1/page.js:1:7`;
  return error;
}

it('an error of a page names its release, its route and its kind, and nothing else', () => {
  reports.reportPageError('render', new Error('hemligt'));
  expect(sent()).toEqual([
    ['/release-errors', { part: 'site', version: 'site-1', kind: 'render', pattern: '/artiklar/:slug' }],
  ]);
});

it('an error whose stack names another release is that release’s', () => {
  reports.reportPageError('hydration', errorIn('exercises'));
  expect(sent()).toMatchObject([['/release-errors', { part: 'exercises', pattern: '', kind: 'hydration' }]]);
});

it('a script that could not be loaded is reported for its remote', () => {
  reports.reportLoadError('exercises');
  reports.reportLoadError('okand');
  expect(sent()).toMatchObject([['/release-errors', { part: 'exercises', kind: 'load' }]]);
});

it('no error of a local build is reported', () => {
  const remotes = PAGE.remotes.map((pin) => ({ ...pin, isLocal: true as const }));
  reports.startErrorReports({ ...PAGE, remotes });
  reports.reportPageError('render', new Error('hemligt'));
  reports.reportLoadError('exercises');
  expect(sent()).toEqual([]);
});

it('an unhandled error is reported where its stack names a release, and not an extension’s', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: errorIn('site') }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  const rejection = new Event('unhandledrejection');
  window.dispatchEvent(Object.assign(rejection, { reason: errorIn('exercises') }));
  const kinds = sent().map(([, { part, kind }]) => [part, kind]);
  expect(kinds).toContainEqual(['site', 'unhandled']);
  expect(kinds).toContainEqual(['exercises', 'unhandled']);
  expect(JSON.stringify(sent())).not.toMatch(/hemlig|extension/);
});

it('a document reports five errors at most', () => {
  for (let error = 0; error < 9; error += 1) reports.reportPageError('render', new Error());
  expect(sent()).toHaveLength(5);
});
