import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.mjs';
import { SITE, withProduct } from './product.mjs';
import { serveStatic, writeByHand } from './static-page.mjs';

const RUNS = 5;
export const CONDITIONS = `412×823, touch, 4× CPU slowdown, 1.6 Mbps, 150 ms, fresh profile; medians of ${RUNS}, in turn`;

const STATIC_PORT = 4620;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/**
 * @typedef {import('@playwright/test').CDPSession} BrowserSession
 * @typedef {Pick<BrowserSession, 'send'>} Session
 * @typedef {{ openPage: () => Promise<{ session: Session, close: () => Promise<unknown> }> }} Browser
 */

/**
 * Measures each case in turn at our site and at hand-written pages of the same content.
 *
 * @template Case
 * @template Measured
 * @param {string[]} paths the pages that are written by hand.
 * @param {Case[]} cases
 * @param {(browser: Browser, origin: string, of: Case) => Promise<Measured>} measureOne
 */
export function compareWithHandWritten(paths, cases, measureOne) {
  return withProduct(async () => {
    /** @type {Record<string, string>} */
    const pages = {};
    for (const path of paths) pages[path] = writeByHand(await (await fetch(SITE + path)).text());
    const handWritten = await serveStatic(pages, STATIC_PORT);
    try {
      return await withBrowser(async (browser) => {
        const compared = [];
        for (const of of cases) {
          const ours = [];
          const byHand = [];
          for (let run = 0; run < RUNS; run += 1) {
            ours.push(await measureOne(browser, SITE, of));
            byHand.push(await measureOne(browser, handWritten.origin, of));
          }
          compared.push({ of, ours, byHand });
        }
        return compared;
      });
    } finally {
      await handWritten.stop();
    }
  });
}

/**
 * Runs a browser whose pages get no other messages than those sent here. Playwright enables the protocol's Runtime domain
 * in pages of its own, which no visitor's browser does: with it, pages blocked the main thread for up to three times as
 * long (ADR 62). It leaves the pages of a context that it does not know alone.
 *
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} measure
 */
async function withBrowser(measure) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const root = await browser.newBrowserCDPSession();
  try {
    return await measure({
      async openPage() {
        const { browserContextId } = await root.send('Target.createBrowserContext');
        const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
        const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
        return {
          session: sessionOf(root, sessionId),
          close: () => root.send('Target.disposeBrowserContext', { browserContextId }),
        };
      },
    });
  } finally {
    await browser.close();
  }
}

/**
 * The protocol of one page, by messages through the browser's own session.
 *
 * @param {BrowserSession} root
 * @param {string} sessionId
 * @returns {Session}
 */
function sessionOf(root, sessionId) {
  let lastId = 0;
  const waiting = new Map();
  root.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, result, error } = JSON.parse(message);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  return {
    async send(method, params) {
      const id = (lastId += 1);
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
      await root.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
      return answer;
    },
  };
}

/**
 * Opens a page on a slow phone.
 *
 * @param {Browser} browser
 * @param {() => void} observe runs in each document before its own scripts.
 */
export async function openPhone(browser, observe) {
  const { session, close } = await browser.openPage();
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  // What a service worker fetches would not be slowed.
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  return {
    close,
    /** @param {string} url */
    goto: (url) => session.send('Page.navigate', { url }),
    /**
     * Runs a function in the page, with arguments that JSON can carry.
     *
     * @template {unknown[]} Args
     * @template Value
     * @param {(...args: Args) => Value} run
     * @param {Args} args
     * @returns {Promise<Value>} what it returns, as JSON.
     */
    async evaluate(run, ...args) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `(${run})(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    /** @param {number} x @param {number} y */
    async tap(x, y) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
