import { setTimeout as delay } from 'node:timers/promises';
import { SLOW_LINE } from './network.mjs';

/** A slow phone in a fresh profile: 412 × 823, touch, a quarter of this machine's speed, 1.6 Mbps, 150 ms. */
export const PHONE_CONDITIONS = '412×823, touch, 4× CPU slowdown, 1.6 Mbps, 150 ms, fresh profile';

const POLL_MS = 250;

/**
 * Opens a page on a slow phone.
 *
 * @param {Awaited<ReturnType<typeof import('./devtools.mjs').launchBrowser>>} browser
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
  return new Phone(session, close);
}

class Phone {
  constructor(session, close) {
    /** The page's session of the DevTools protocol. */
    this.session = session;
    this.close = close;
  }

  async goto(url) {
    await this.session.send('Page.navigate', { url });
  }

  /** Runs a function in the page, with arguments that JSON can carry. @returns {Promise<any>} what it returns, as JSON. */
  async evaluate(run, ...args) {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: `(${run})(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Polls until the function returns something. @throws after the limit. */
  async waitFor(run, limitMs) {
    const deadline = performance.now() + limitMs;
    for (;;) {
      // A document that is being replaced cannot be asked.
      const value = await this.evaluate(run).catch(() => undefined);
      if (value) return value;
      if (performance.now() > deadline) throw new Error(`${run} returned nothing within ${limitMs} ms`);
      await delay(POLL_MS);
    }
  }

  async tap(x, y) {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
