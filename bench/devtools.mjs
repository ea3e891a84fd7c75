import { browserToMeasureWith } from '../tools/browser.mjs';

const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A browser whose pages get no other messages than those sent here. Playwright, and Puppeteer for pages of its own,
 * enable the protocol's Runtime domain, which no visitor's browser does: with it, pages blocked the main thread for up
 * to three times as long (ADR 62).
 */
export async function launchBrowser() {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: await browserToMeasureWith(),
    args: ARGS,
    pipe: true,
    waitForInitialPage: false,
    targetFilter: (target) => target.type() !== 'page',
  });
  const root = await browser.target().createCDPSession();
  return {
    /** A page in a fresh profile: its session of the protocol. */
    async openPage() {
      const { browserContextId } = await root.send('Target.createBrowserContext');
      const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const session = root.connection().session(sessionId);
      const close = () => root.send('Target.disposeBrowserContext', { browserContextId });
      return { session, close };
    },
    close: () => browser.close(),
  };
}
