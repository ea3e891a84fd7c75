import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { READING_MS, startReadingCounter } from './reading-counter';

const ARTICLE = '/kunskapsbibliotek/lugn';
const before = globalThis.fetch;
const sent: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  setRuntimeConfig({ siteOrigin: 'https://stillsam.test', apiOrigin: 'https://api.test' });
  sent.length = 0;
  globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json());
    return new Response(null, { status: 204 });
  };
  show('visible');
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'webdriver', 'onLine'])
    Reflect.deleteProperty(navigator, name);
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('counts a view of an article or an exercise once, after ten seconds', async () => {
  const showPage = startReadingCounter();
  showPage(ARTICLE);
  await jest.advanceTimersByTimeAsync(READING_MS - 1);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  showPage(ARTICLE);
  show('hidden');
  show('visible');
  await jest.advanceTimersByTimeAsync(5 * READING_MS);
  showPage('/resurser/mindful-andning');
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(sent).toEqual([
    { kind: 'article', slug: 'lugn' },
    { kind: 'exercise', slug: 'mindful-andning' },
  ]);
});

it('counts no page that was left or hidden before, and no other page', async () => {
  const showPage = startReadingCounter();
  showPage(ARTICLE);
  await jest.advanceTimersByTimeAsync(READING_MS - 1);
  showPage('/kontakt');
  await jest.advanceTimersByTimeAsync(READING_MS);
  showPage(ARTICLE);
  show('hidden');
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(sent).toEqual([]);
  show('visible');
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(sent).toHaveLength(1);
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
  ['webdriver', true],
  ['onLine', false],
])('counts nothing where the browser says %s: %s', async (name, value) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
  startReadingCounter()(ARTICLE);
  await jest.advanceTimersByTimeAsync(READING_MS);
  expect(sent).toEqual([]);
});
