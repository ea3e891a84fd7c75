/** How soon pages open on a slow phone, beside hand-written and WordPress pages of the same content. */
import { setTimeout as delay } from 'node:timers/promises';
import { SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { withComparison } from './comparison.mjs';
import { launchBrowser } from './devtools.mjs';
import { openPhone, PHONE_CONDITIONS } from './phone.mjs';
import { median, rounded } from './statistics.mjs';

const RUNS = 5;
/** Milliseconds: far more than a page may take to be interactive. */
const IDLE_MS = 5000;
/** The WordPress page that each page is compared with: a post, or the front page, which is a list. */
const PAGES = [
  { path: `/kunskapsbibliotek/${SEEDED_SLUG}`, wordPress: `/${SEEDED_SLUG}/` },
  { path: '/kunskapsbibliotek', wordPress: '/' },
  { path: '/', wordPress: '/' },
  { path: '/resurser', wordPress: '/' },
  { path: '/resurser/mindful-andning', wordPress: null },
];

export function measure() {
  return comparePages(PAGES, RUNS);
}

/**
 * Opens each page in turn with its counterparts, cold.
 *
 * @param {{ path: string, wordPress: string | null }[]} pages
 */
export function comparePages(pages, runs) {
  return withComparison(
    pages.map(({ path }) => path),
    async (origins) => {
      const browser = await launchBrowser();
      try {
        const rows = [];
        for (const page of pages) rows.push(await comparePage(browser, page, origins, runs));
        return { conditions: `${PHONE_CONDITIONS}; medians of ${runs}, in turn`, rows };
      } finally {
        await browser.close();
      }
    },
  );
}

async function comparePage(browser, { path, wordPress }, origins, runs) {
  const samples = { ours: [], byHand: [], wordPress: [] };
  for (let run = 0; run < runs; run += 1) {
    samples.ours.push(await open(browser, origins.ours + path));
    samples.byHand.push(await open(browser, origins.byHand + path));
    if (origins.wordPress && wordPress)
      samples.wordPress.push(await open(browser, origins.wordPress + wordPress));
  }
  const of = (name, key) => (samples[name].length ? median(samples[name].map((seen) => seen[key])) : NaN);
  return {
    path,
    firstPaintMs: rounded(of('ours', 'firstPaint')),
    lcpMs: rounded(of('ours', 'lcp')),
    byHandLcpMs: rounded(of('byHand', 'lcp')),
    wordPressLcpMs: rounded(of('wordPress', 'lcp')),
    ofByHand: rounded(of('ours', 'lcp') / of('byHand', 'lcp'), 2),
    ofWordPress: rounded(of('ours', 'lcp') / of('wordPress', 'lcp'), 2),
    interactiveMs: rounded(of('ours', 'interactive')),
    blockingMs: rounded(of('ours', 'blocking')),
    shift: rounded(of('ours', 'shift'), 4),
    scriptKb: rounded(of('ours', 'scriptBytes') / 1024, 1),
    fontKb: rounded(of('ours', 'fontBytes') / 1024, 1),
  };
}

/** Opens an address cold. Times in ms from the start of navigation, sizes in bytes of the compressed bodies. */
async function open(browser, url) {
  const phone = await openPhone(browser, observe);
  const bytesOf = watchRequests(phone.session);
  await phone.goto(url);
  // Nothing is evaluated in the page until it is idle: each evaluation is a task on the slowed main thread.
  await delay(IDLE_MS);
  const seen = await phone.evaluate(() => ({
    ...globalThis.benchSeen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    interactive: performance.getEntriesByName('stillsam-hydrated')[0]?.startTime ?? null,
  }));
  await phone.close();
  return {
    ...seen,
    scriptBytes: bytesOf('Script', seen.interactive),
    fontBytes: bytesOf('Font', seen.interactive),
  };
}

/** Bytes of the bodies, as they are sent, of what was requested until the page was interactive. */
function watchRequests(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    if (!requests.has(requestId)) requests.set(requestId, { startedAt: timestamp, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    Object.assign(requests.get(requestId) ?? {}, {
      type: /javascript/.test(response.mimeType) ? 'Script' : type,
      headerBytes: response.encodedDataLength,
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - request.headerBytes);
  });
  return (type, interactiveMs) => {
    const [{ startedAt }] = requests.values();
    const needed = [...requests.values()].filter(
      (request) =>
        request.type === type &&
        (interactiveMs === null || (request.startedAt - startedAt) * 1000 <= interactiveMs),
    );
    return needed.reduce((sum, { bytes }) => sum + bytes, 0);
  };
}

function observe() {
  const seen = { lcp: 0, shift: 0, blocking: 0 };
  globalThis.benchSeen = seen;
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
}
