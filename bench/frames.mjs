/**
 * How smoothly the breathing moves on a slow phone: half a minute of it at 4x CPU slowdown, on an idle and on a busy
 * page. It counts frames that the browser presented, not calls of requestAnimationFrame.
 *
 * SITE=http://localhost:4200 measures a running product.
 */
import { browserToMeasureWith } from '../tools/browser.mjs';
import { SITE, withProduct } from './product.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const PATH = '/resurser/mindful-andning';
const MEASURED_MS = 30_000;
const SETTLING_MS = 1_000;
const LIMITS = { medianMs: 1000 / 60 + 0.5, lateMs: 32, lateShare: 0.01, layoutsBetweenPhases: 0 };
/** The starts of phases after START, in the site's rhythm, and the time allowed for their layout. */
const PHASES_MS = [0, 4, 8, 14, 18, 22].map((share) => (share / 14) * 20_000);
const PHASE_CHANGE_MS = 400;
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

/** Each condition: an idle page, or 60 ms of script in every 250 ms. */
const MODES = [{ name: 'idle page' }, { name: 'busy page', isBusy: true }];

export async function measure() {
  if (!process.env.SITE) return withProduct(() => measureAt(SITE));
  return measureAt(process.env.SITE);
}

async function measureAt(site) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await browserToMeasureWith(),
    args: ['--no-sandbox'],
  });
  try {
    const rows = [];
    for (const mode of MODES) rows.push(await breathe(browser, site + PATH, mode));
    const isKept = rows.every(keepsLimits);
    if (!isKept) process.exitCode = 1;
    return {
      conditions: `4x CPU slowdown, 390 x 844, ${MEASURED_MS / 1000} s of the breath; frames drawn by the compositor`,
      limits: LIMITS,
      isKept,
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function breathe(browser, url, { name, isBusy = false }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-hydrated="true"]').waitFor();
  // The idle prefetch has ended, and the banner is closed.
  await page.waitForTimeout(4_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isBusy) await page.evaluate(keepBusy);
  await page.evaluate(() =>
    addEventListener('click', () => performance.mark('breath-start'), { capture: true, once: true }),
  );
  await browser.startTracing(page, { categories: TRACED });
  await page.getByRole('button', { name: 'START' }).click();
  await page.waitForTimeout(SETTLING_MS + MEASURED_MS + 500);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await context.close();
  return { page: name, ...read(traceEvents) };
}

/** Runs in the page: script unrelated to the breathing. */
function keepBusy() {
  setInterval(() => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  }, 250);
}

function read(events) {
  const start = events.find(({ name, cat }) => name === 'breath-start' && /user_timing/.test(cat));
  const sinceStart = ({ ts }) => (ts - start.ts) / 1000;
  const isMeasured = (at) => at >= SETTLING_MS && at < SETTLING_MS + MEASURED_MS;
  const drawn = events
    .filter(({ name }) => name === 'DrawFrame')
    .map(sinceStart)
    .filter(isMeasured)
    .sort((one, other) => one - other);
  const frames = drawn.slice(1).map((at, index) => at - drawn[index]);
  const layouts = events
    .filter(({ name, pid }) => name === 'Layout' && pid === start.pid)
    .map(sinceStart)
    .filter(isMeasured);
  const isAtPhase = (at) => PHASES_MS.some((phase) => at >= phase && at < phase + PHASE_CHANGE_MS);
  return {
    frames: frames.length,
    medianMs: rounded(median(frames), 2),
    p99Ms: rounded(percentile(frames, 0.99), 1),
    longestMs: rounded(Math.max(...frames), 1),
    lateShare: rounded(frames.filter((length) => length > LIMITS.lateMs).length / frames.length, 4),
    layoutsAtPhases: layouts.filter(isAtPhase).length,
    layoutsBetweenPhases: layouts.filter((at) => !isAtPhase(at)).length,
  };
}

function keepsLimits({ frames, medianMs, lateShare, layoutsBetweenPhases }) {
  return (
    frames > 0 &&
    medianMs <= LIMITS.medianMs &&
    lateShare <= LIMITS.lateShare &&
    layoutsBetweenPhases <= LIMITS.layoutsBetweenPhases
  );
}
