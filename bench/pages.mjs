/** How fast pages open on a slow phone: 4× CPU slowdown, 1.6 Mbps, 150 ms, beside a page written by hand. */
import { launch } from './launch.mjs';
import { SLOW_LINE } from './network.mjs';
import { SITE, withProduct } from './product.mjs';
import { policiesFor, serveStatic, writeByHand } from './static-page.mjs';
import { median, rounded } from './statistics.mjs';

const RUNS = 7;
/** Long past what a page may take to be interactive. */
const REST_MS = 4000;
const STATIC_PORT = 4620;
/** Where the yardstick stands a second time, sent with the security headers of our own pages. */
const WITH_POLICIES = '/with-policies';
const PATHS = [
  '/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen',
  '/kunskapsbibliotek',
  '/',
  '/resurser/mindful-andning',
];

export function measure() {
  return comparePages(PATHS, RUNS);
}

/** Opens each page in turn with a page by hand of the same content, and that page sent with our headers. */
export function comparePages(paths, runs) {
  return withProduct(async () => {
    /** @type {Record<string, { body: string, headers?: Record<string, string> }>} */
    const pages = {};
    for (const path of paths) {
      const answer = await fetch(SITE + path);
      const body = writeByHand(await answer.text());
      pages[path] = { body };
      pages[WITH_POLICIES + path] = { body, headers: policiesFor(answer.headers) };
    }
    const yardstick = await serveStatic(pages, STATIC_PORT);
    const browser = await launch();
    try {
      const rows = [];
      for (const path of paths) rows.push(await comparePage(browser, path, yardstick.origin, runs));
      return { conditions: `4x CPU slowdown, 1.6 Mbps, 150 ms; medians of ${runs}, in turn`, rows };
    } finally {
      await browser.close();
      await yardstick.stop();
    }
  });
}

async function comparePage(browser, path, staticOrigin, runs) {
  const ours = [];
  const byHand = [];
  const withPolicies = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await open(browser, SITE + path));
    byHand.push(await open(browser, staticOrigin + path));
    withPolicies.push(await open(browser, staticOrigin + WITH_POLICIES + path));
  }
  const of = (sample, key) => median(sample.map((result) => result[key]));
  return {
    path,
    lcpMs: rounded(of(ours, 'lcp')),
    staticLcpMs: rounded(of(byHand, 'lcp')),
    ratio: rounded(of(ours, 'lcp') / of(byHand, 'lcp'), 2),
    staticWithPoliciesLcpMs: rounded(of(withPolicies, 'lcp')),
    ratioWithPolicies: rounded(of(ours, 'lcp') / of(withPolicies, 'lcp'), 2),
    interactiveMs: rounded(of(ours, 'interactive')),
    blockingMs: rounded(of(ours, 'blocking')),
    longestTaskMs: rounded(of(ours, 'longestTask')),
    shift: rounded(of(ours, 'shift'), 4),
    scriptKb: rounded(of(ours, 'scriptBytes') / 1024, 1),
    fontKb: rounded(of(ours, 'fontBytes') / 1024, 1),
    requestsBeforeLcp: of(ours, 'requestsBeforeLcp'),
  };
}

/** Opens an address in a fresh profile. Times in ms from the start of navigation, sizes in bytes of the compressed bodies. */
async function open(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const answers = new Map();
  const sizes = { Script: 0, Font: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, {
      type: /javascript/.test(response.mimeType) ? 'Script' : type,
      headerBytes: response.encodedDataLength,
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, headerBytes } = answers.get(requestId) ?? {};
    if (type in sizes) sizes[type] += Math.max(0, encodedDataLength - headerBytes);
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  // Nothing is asked of the page until it rests: each question is a script of the bench's own, on the slowed thread.
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate(() => {
    const lcp = globalThis.benchSeen.lcp;
    const before = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= lcp && !/icon/.test(entry.name));
    return {
      ...globalThis.benchSeen,
      interactive: performance.getEntriesByName('stillsam-hydrated')[0]?.startTime ?? Infinity,
      requestsBeforeLcp: 1 + before.length,
    };
  });
  await context.close();
  return { ...seen, scriptBytes: sizes.Script, fontBytes: sizes.Font };
}

function observe() {
  const seen = { lcp: 0, shift: 0, blocking: 0, longestTask: 0 };
  globalThis.benchSeen = seen;
  const on = (type, receive) =>
    new PerformanceObserver((list) => list.getEntries().forEach(receive)).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
}
