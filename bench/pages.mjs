/** How soon pages open on a slow phone, beside hand-written pages of the same content. */
import { setTimeout as delay } from 'node:timers/promises';
import { SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { compareWithHandWritten, CONDITIONS, openPhone } from './phone.mjs';
import { median, rounded } from './statistics.mjs';

/** Times in ms from the start of navigation. @typedef {{ lcp: number, shift: number, blocking: number, firstPaint: number, interactive: number | null }} Seen */

/** Milliseconds: far more than a page may take to be interactive. */
const IDLE_MS = 5000;
const PAGES = [
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
  '/kunskapsbibliotek',
  '/',
  '/resurser',
  '/resurser/mindful-andning',
];

export async function measure() {
  const compared = await compareWithHandWritten(PAGES, PAGES, open);
  const rows = compared.map(({ of: path, ours, byHand }) => {
    /** @param {keyof Seen} key */
    const of = (key, openings = ours) => median(openings.map((seen) => seen[key] ?? NaN));
    return {
      path,
      firstPaintMs: rounded(of('firstPaint')),
      lcpMs: rounded(of('lcp')),
      byHandLcpMs: rounded(of('lcp', byHand)),
      ratio: rounded(of('lcp') / of('lcp', byHand), 2),
      interactiveMs: rounded(of('interactive')),
      blockingMs: rounded(of('blocking')),
      shift: rounded(of('shift'), 4),
    };
  });
  return { conditions: CONDITIONS, rows };
}

/** Opens a page cold. @param {import('./phone.mjs').Browser} browser @param {string} origin @param {string} path */
async function open(browser, origin, path) {
  const phone = await openPhone(browser, observe);
  await phone.goto(origin + path);
  // Nothing is evaluated in the page until it is idle: each evaluation is a task on the slowed main thread.
  await delay(IDLE_MS);
  const seen = await phone.evaluate(readSeen);
  await phone.close();
  return seen;
}

/** Runs in the page before its scripts. */
function observe() {
  const seen = { lcp: 0, shift: 0, blocking: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  /** @param {string} type @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} receive */
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', ({ hadRecentInput, value = 0 }) => (seen.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
}

/** Runs in the page. @returns {Seen} */
function readSeen() {
  return {
    ...Reflect.get(globalThis, 'benchSeen'),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    interactive: performance.getEntriesByName('stillsam-hydrated')[0]?.startTime ?? null,
  };
}
