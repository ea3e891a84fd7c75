import { SLOW_LINE } from './network.mjs';

/** A slow phone in a fresh profile: 412 × 823, touch, a quarter of this machine's speed, 1.6 Mbps, 150 ms. */
export const PHONE_CONDITIONS = '412×823, touch, 4× CPU slowdown, 1.6 Mbps, 150 ms, fresh profile';

export async function openPhone(browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, session };
}
