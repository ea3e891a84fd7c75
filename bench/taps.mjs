/**
 * How soon the next page shows after a tap on a link of an idle page, beside hand-written pages and
 * WordPress, which load a whole document. No pointer hovers over the link before the tap.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { withComparison } from './comparison.mjs';
import { launchBrowser } from './devtools.mjs';
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
    const browser = await launchBrowser();
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
  const phone = await openPhone(browser, watchForNextHeading);
  try {
    await phone.goto(origin + from);
    await delay(REST_MS);
    await phone.evaluate(scrollToLink, to);
    await delay(REST_MS);
    const [x, y] = await phone.evaluate(scrollToLink, to);
    await phone.tap(x, y);
    const [tapped, painted] = await phone.waitFor(readMoments, LIMIT_MS);
    return painted - tapped;
  } finally {
    await phone.close();
  }
}

/** Runs in the page: scrolls the first visible link to an address into view. @returns the point to tap. */
function scrollToLink(to) {
  const link = [...document.querySelectorAll(`a[href$="${to}"]`)].find((found) => found.checkVisibility());
  link.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return [x + width / 2, y + Math.min(height / 2, 20)];
}

/** Runs in the page: when it was tapped and when the next heading was painted, once both are known. */
function readMoments() {
  const shown = Number(sessionStorage.getItem('bench-shown'));
  return shown ? [Number(sessionStorage.getItem('bench-tapped')), shown] : null;
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
