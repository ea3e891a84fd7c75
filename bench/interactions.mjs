/** Interaction to next paint (INP) on a slow phone: 4× CPU slowdown, each interaction by itself. */
import { JOURNEYS } from './journeys/index.mjs';
import { launch } from './launch.mjs';
import { SITE, withProduct } from './product.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
/** The limit for an interaction, in milliseconds. */
const LIMIT_MS = 200;
/** The browser reports no shorter ones. */
const SHORTEST_MS = 16;
/** Milliseconds for the next paint and for deferred work of the interaction. */
const SETTLE_MS = 700;
/** Milliseconds between touchstart and touchend. */
const TOUCH_MS = 60;

/** Journeys to walk: all of them, or those that begin on the pages BENCH_ROUTES names with commas between. */
const ROUTES = process.env.BENCH_ROUTES?.split(',');
const WALKED = JOURNEYS.filter(({ path }) => !ROUTES || ROUTES.includes(path));

export function measure() {
  return withProduct(async () => {
    const browser = await launch();
    try {
      const rows = [];
      for (const journey of WALKED) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await walk(browser, journey));
        rows.push(...journey.steps.map(({ name }, step) => summarise(journey.path, name, runs, step)));
      }
      const slow = rows.filter(({ worstMs }) => worstMs > LIMIT_MS);
      for (const { path, interaction, worstMs } of slow)
        console.warn(`${path}, ${interaction}: ${worstMs} ms is more than ${LIMIT_MS}.`);
      return { conditions: `4x CPU slowdown; ${RUNS} runs; ${SHORTEST_MS} means that or less`, rows };
    } finally {
      await browser.close();
    }
  });
}

function summarise(path, interaction, runs, step) {
  const times = runs.map((run) => run[step]);
  return { path, interaction, inpMs: median(times), worstMs: Math.max(...times) };
}

/**
 * Walks a journey in a fresh profile.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ path: string, prepare?: () => void, isUnasked?: boolean, steps: object[] }} journey
 * @returns {Promise<number[]>} the longest interaction of each step, in ms.
 */
async function walk(browser, { path, prepare, isUnasked, steps }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'sv-SE',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  if (!isUnasked) await page.addInitScript(answerCookieQuestion);
  await page.addInitScript(observe, SHORTEST_MS);
  if (prepare) await page.addInitScript(prepare);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(SITE + path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The page is idle, as before most real interactions.
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(2 * SETTLE_MS);
  const times = [];
  for (const { name, tap, act } of steps)
    try {
      const touch = tap && (await aim(page, tap(page)));
      await page.evaluate(() => (globalThis.benchInteractions = []));
      await (touch ? touch(session) : act(page));
      await page.waitForTimeout(SETTLE_MS);
      const durations = await page.evaluate(() => globalThis.benchInteractions);
      times.push(Math.max(SHORTEST_MS, ...durations));
    } catch (error) {
      throw new Error(`${path}, ${name}: the journey stopped here.`, { cause: error });
    }
  await context.close();
  return times;
}

/**
 * A touch through the DevTools protocol: Playwright's own taps run scripts in the slowed page meanwhile, which would
 * count as part of the interaction.
 */
async function aim(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const { x, y, width, height } = await locator.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  return async (session) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Closes the consent banner, which would cover measured controls. */
function answerCookieQuestion() {
  localStorage.setItem('cookie-consent', 'essential');
  localStorage.setItem('cookie-consent-date', new Date().toISOString());
  localStorage.setItem('cookie-consent-version', '1');
}

function observe(durationThreshold) {
  globalThis.benchInteractions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) globalThis.benchInteractions.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold }));
}
