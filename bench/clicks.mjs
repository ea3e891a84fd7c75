/** How soon a page shows after a click on a link to it, from a page that has come to rest, on a slow line. */
import { ANSWERED_ROUTES, SEEDED_SLUG } from '../e2e/support/routes.mjs';
import { launch } from './launch.mjs';
import { SLOW_LINE } from './network.mjs';
import { SITE, withProduct } from './product.mjs';
import { median, rounded } from './statistics.mjs';

const RUNS = 3;
const REST_MS = 1500;
/** Between the pointer's coming and the click, in ms: on a slow line a person is no faster. */
const INTENT_MS = 600;

const ABOUT = '/om-oss';
const LIBRARY = '/kunskapsbibliotek';
const RESOURCES = '/resurser';
/** Where each page is reached from: mostly the footer or the header of another. */
const LINKS = [
  { from: LIBRARY, to: `${LIBRARY}/${SEEDED_SLUG}` },
  ...ANSWERED_ROUTES.filter((to) => to.startsWith(`${RESOURCES}/`)).map((to) => ({ from: RESOURCES, to })),
  { from: '/varukorg', to: '/checkout' },
  ...[
    '/',
    LIBRARY,
    RESOURCES,
    '/utforska-ditt-valmande',
    '/produkter',
    '/kontakt',
    '/varukorg',
    '/integritetspolicy',
    '/villkor',
    '/angerratt',
    '/tillganglighet',
    '/cookie-installningar',
  ].map((to) => ({ from: ABOUT, to })),
  { from: '/kontakt', to: ABOUT },
];

export function measure() {
  return withProduct(async () => {
    const browser = await launch();
    try {
      const rows = [];
      for (const { from, to } of LINKS) {
        const times = [];
        for (let run = 0; run < RUNS; run += 1) times.push(await click(browser, from, to));
        rows.push({ from, to, shownMs: rounded(median(times)), worstMs: rounded(Math.max(...times)) });
      }
      return {
        conditions: `1.6 Mbps, 150 ms, pointer ${INTENT_MS} ms before the click; medians of ${RUNS}`,
        rows,
      };
    } finally {
      await browser.close();
    }
  });
}

/** @returns {Promise<number>} milliseconds from the click to the frame with the other page's heading. */
async function click(browser, from, to) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(SITE + from);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // A visitor moves the pointer before the first click.
  await page.mouse.move(8, 8);
  await page.waitForTimeout(REST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(INTENT_MS);
  const shownMs = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
  await context.close();
  return shownMs;
}
