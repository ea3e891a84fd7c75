/**
 * How soon the next page shows after a tap on a link of an idle page, beside hand-written pages, which load a whole
 * document. No pointer hovers over the link before the tap.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { OTHER_SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { compareWithHandWritten, CONDITIONS, openPhone } from './phone.mjs';
import { median, rounded } from './statistics.mjs';

/** @typedef {{ from: string, to: string }} Step */

/** A reader looks at a list for some seconds before choosing. */
const REST_MS = 4000;
/** Far more than the next page may take. */
const SHOWN_MS = 5000;

const LIBRARY = '/kunskapsbibliotek';
const ARTICLE = `${LIBRARY}/${OTHER_SEEDED_SLUG}`;
/** @type {Step[]} */
const STEPS = [
  { from: LIBRARY, to: ARTICLE },
  { from: '/', to: LIBRARY },
  { from: '/resurser', to: '/resurser/mindful-andning' },
  { from: LIBRARY, to: '/om-oss' },
];

export async function measure() {
  const paths = [...new Set(STEPS.flatMap(({ from, to }) => [from, to]))];
  const compared = await compareWithHandWritten(paths, STEPS, tap);
  const rows = compared.map(({ of, ours, byHand }) => ({
    ...of,
    oursMs: rounded(median(ours)),
    byHandMs: rounded(median(byHand)),
    ratio: rounded(median(ours) / median(byHand), 2),
  }));
  return { conditions: `${CONDITIONS}; tapped after ${REST_MS} ms`, rows };
}

/**
 * @param {import('./phone.mjs').Browser} browser
 * @param {string} origin
 * @param {Step} step
 * @returns {Promise<number>} ms from the touch to the first frame that holds another heading.
 */
async function tap(browser, origin, { from, to }) {
  const phone = await openPhone(browser, watchForNextHeading);
  try {
    await phone.goto(origin + from);
    await delay(REST_MS);
    await phone.evaluate(scrollToLink, to);
    await delay(REST_MS);
    const { x, y } = await phone.evaluate(scrollToLink, to);
    await phone.tap(x, y);
    await delay(SHOWN_MS);
    return await phone.evaluate(readDelay);
  } finally {
    await phone.close();
  }
}

/**
 * Runs in the page: scrolls the first visible link to an address into view.
 *
 * @param {string} to
 * @returns the point to tap.
 */
function scrollToLink(to) {
  const link = [...document.querySelectorAll(`a[href$="${to}"]`)].find((found) => found.checkVisibility());
  if (!link) throw new Error(`The page shows no link to ${to}`);
  link.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + Math.min(height / 2, 20) };
}

/** Runs in the page: ms from the touch to the frame with the next heading. */
function readDelay() {
  const shownAt = Number(sessionStorage.getItem('bench-shown'));
  if (!shownAt) throw new Error('No other heading was shown');
  return shownAt - Number(sessionStorage.getItem('bench-tapped'));
}

/** Runs in the page: keeps the moments of the touch and of the frame with the next page's heading, across documents. */
function watchForNextHeading() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      // The finger's own moment: the page's script may get round to the touch much later.
      sessionStorage.setItem('bench-tapped', String(performance.timeOrigin + timeStamp));
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
