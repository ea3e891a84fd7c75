/**
 * How soon the next page shows after a tap on a link of an idle page, beside hand-written pages and
 * WordPress, which load a whole document. No pointer hovers over the link before the tap.
 */
import { SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { withComparison } from './comparison.mjs';
import { launch } from './launch.mjs';
import { openPhone, PHONE_CONDITIONS } from './phone.mjs';
import { median, rounded } from './statistics.mjs';

const RUNS = 5;
/** A reader looks at a list for some seconds before choosing. */
const REST_MS = 4000;
const LIMIT_MS = 20_000;

const LIBRARY = '/kunskapsbibliotek';
const ARTICLE = `${LIBRARY}/${SEEDED_SLUG}`;
/** `wordPress` is the same step there, where there is one. */
const STEPS = [
  { from: LIBRARY, to: ARTICLE, wordPress: { from: '/', to: `/${SEEDED_SLUG}/` } },
  { from: '/', to: LIBRARY },
  { from: '/resurser', to: '/resurser/mindful-andning' },
  { from: LIBRARY, to: '/om-oss' },
];

export function measure() {
  const paths = [...new Set(STEPS.flatMap(({ from, to }) => [from, to]))];
  return withComparison(paths, async ({ ours, byHand, wordPress }) => {
    const browser = await launch();
    try {
      const rows = [];
      for (const step of STEPS) rows.push(await compareStep(browser, step, { ours, byHand, wordPress }));
      return {
        conditions: `${PHONE_CONDITIONS}; tapped after ${REST_MS} ms; medians of ${RUNS}, in turn`,
        rows,
      };
    } finally {
      await browser.close();
    }
  });
}

async function compareStep(browser, step, origins) {
  const times = { ours: [], byHand: [], wordPress: [] };
  for (let run = 0; run < RUNS; run += 1) {
    times.ours.push(await tap(browser, origins.ours, step));
    times.byHand.push(await tap(browser, origins.byHand, step));
    if (origins.wordPress && step.wordPress)
      times.wordPress.push(await tap(browser, origins.wordPress, step.wordPress));
  }
  const ours = median(times.ours);
  const byHand = median(times.byHand);
  return {
    from: step.from,
    to: step.to,
    oursMs: rounded(ours),
    byHandMs: rounded(byHand),
    ratio: rounded(ours / byHand, 2),
    wordPressMs: times.wordPress.length ? rounded(median(times.wordPress)) : null,
  };
}

/** @returns {Promise<number>} ms from the touch to the first frame that holds another heading. */
async function tap(browser, origin, { from, to }) {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(watchForNextHeading);
    await page.goto(origin + from);
    await page.waitForTimeout(REST_MS);
    const link = page.locator(`a[href$="${to}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(REST_MS);
    const { x, y, width, height } = await link.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + Math.min(height / 2, 20));
    const shown = await page.waitForFunction(
      () =>
        sessionStorage.getItem('bench-shown') > '' &&
        sessionStorage.getItem('bench-shown') !== 'pending' && [
          sessionStorage.getItem('bench-tapped'),
          sessionStorage.getItem('bench-shown'),
        ],
      null,
      { timeout: LIMIT_MS, polling: 250 },
    );
    const [tapped, painted] = (await shown.jsonValue()).map(Number);
    return painted - tapped;
  } finally {
    await context.close();
  }
}

/** Runs in the page: keeps the moments of the touch and of the frame with the next page's heading, across documents. */
function watchForNextHeading() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'touchstart',
    () => {
      sessionStorage.setItem('bench-tapped', String(now()));
      sessionStorage.setItem('bench-heading', document.querySelector('h1')?.textContent ?? '');
    },
    { capture: true, passive: true },
  );
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const before = sessionStorage.getItem('bench-heading');
    if (before === null || !heading || heading === before || sessionStorage.getItem('bench-shown')) return;
    sessionStorage.setItem('bench-shown', 'pending');
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('bench-shown', String(now()))));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
