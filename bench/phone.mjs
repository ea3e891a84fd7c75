import { setTimeout as delay } from 'node:timers/promises';
import { SLOW_LINE } from './network.mjs';

/** A slow phone in a fresh profile: 412 × 823, touch, a quarter of this machine's speed, 1.6 Mbps, 150 ms. */
export const PHONE_CONDITIONS = '412×823, touch, 4× CPU slowdown, 1.6 Mbps, 150 ms, fresh profile';

const POLL_MS = 250;

/**
 * Opens a page on a slow phone.
 *
 * @param {import('./devtools.mjs').DevToolsBrowser} browser
 * @param {() => void} observe runs in each document before its own scripts.
 */
export async function openPhone(browser, observe) {
  const page = await browser.openPage();
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Network.emulateNetworkConditions', SLOW_LINE);
  // What a service worker fetches would not be slowed.
  await page.send('Network.setBypassServiceWorker', { bypass: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  return new Phone(page);
}

class Phone {
  constructor(page) {
    this.page = page;
  }

  async goto(url) {
    await this.page.send('Page.navigate', { url });
  }

  /** Runs a function in the page, with arguments that JSON can carry. @returns {Promise<any>} what it returns, as JSON. */
  async evaluate(run, ...args) {
    const { result, exceptionDetails } = await this.page.send('Runtime.evaluate', {
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
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  close() {
    return this.page.close();
  }
}
