import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { followBuilds, type BuildReport, type ServedEntry } from './follow-builds';

const entryOf = (version: string) => `http://localhost:5/${version}/remoteEntry.js`;
const PAGE = {
  area: 'public' as const,
  remotes: [{ name: 'site', entry: entryOf('11111111'), version: '11111111', integrity: '', patterns: [] }],
};

class FakeEventSource extends EventTarget {
  static last: FakeEventSource;

  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
}

const applyUpdate = jest.fn<(part: string, folder: string) => Promise<boolean>>();
const reload = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(window, { EventSource: FakeEventSource });
  followBuilds({ page: PAGE, applyUpdate, reload });
});
afterEach(() => document.body.replaceChildren());

/** Hands the page an event and waits until it is done with it. */
async function receive(type: string, data?: BuildReport | ServedEntry[]) {
  FakeEventSource.last.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  await new Promise((resolve) => setTimeout(resolve));
}

const build = (version: string | null, part = 'site') => receive('build', { part, error: null, version });
const serve = (version: string, area: ServedEntry['area'] = 'public') =>
  receive('served', [{ area, entry: entryOf(version) }]);

it('applies a build and does not load anew when the shell serves it', async () => {
  applyUpdate.mockResolvedValue(true);
  expect(FakeEventSource.last.url).toBe('/dev-stream');
  await build('22222222');
  expect(applyUpdate.mock.calls).toEqual([['site', 'http://localhost:5/22222222/']]);
  await serve('22222222');
  expect(reload).not.toHaveBeenCalled();
});

it('loads anew when the shell serves a build that could not be applied, and not before', async () => {
  applyUpdate.mockResolvedValue(false);
  await build('22222222');
  await serve('11111111');
  expect(reload).not.toHaveBeenCalled();
  await serve('22222222');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('applies one build after the other, and judges what is served after the last', async () => {
  const finish: ((isApplied: boolean) => void)[] = [];
  applyUpdate.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  await build('22222222');
  await build('33333333');
  await serve('22222222');
  expect([applyUpdate.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  finish[0]?.(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(applyUpdate).toHaveBeenLastCalledWith('site', 'http://localhost:5/33333333/');
  finish[1]?.(true);
  await serve('33333333');
  expect(reload).not.toHaveBeenCalled();
});

it('leaves builds alone that the page shows already, that hold no release or are of other parts', async () => {
  await build('11111111');
  await build(null);
  await build('22222222', 'admin');
  await serve('22222222', 'admin');
  expect([applyUpdate.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
});

it('loads anew after a restart of the shell', async () => {
  await receive('open');
  expect(reload).not.toHaveBeenCalled();
  await receive('error');
  await receive('open');
  expect(reload).toHaveBeenCalledTimes(1);
});

/** What is shown above the page; undefined where nothing is. */
const overlay = () => document.body.firstElementChild?.shadowRoot?.querySelector('[role=alert]');
const fail = (part: string, error: string | null) => receive('build', { part, error, version: null });

it('shows what the compiler says as text', async () => {
  await fail('site', 'ERROR <img src=x onerror=alert(1)>');
  expect(overlay()?.textContent).toBe('site\n\nERROR <img src=x onerror=alert(1)>');
  expect(overlay()?.children).toHaveLength(0);
});

it('shows the errors of several parts until each is mended', async () => {
  await fail('site', 'first');
  await fail('exercises', 'second');
  await fail('site', 'first, changed');
  expect(overlay()?.textContent).toBe('site\n\nfirst, changed\n\nexercises\n\nsecond');
  await fail('site', null);
  expect(overlay()?.textContent).toBe('exercises\n\nsecond');
  await build('11111111', 'exercises');
  expect(overlay()).toBeUndefined();
});

it('closes by Escape until the next report of an error or of one that is mended', async () => {
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  await fail('site', 'first');
  press('a');
  expect(overlay()).toBeDefined();
  press('Escape');
  expect(overlay()).toBeUndefined();
  await fail('exercises', null);
  expect(overlay()).toBeUndefined();
  await fail('site', 'second');
  expect(overlay()?.textContent).toBe('site\n\nsecond');
});
