import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserToMeasureWith } from '../tools/browser.mjs';

const ARGS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * A browser with no other automation than the messages sent here. Playwright enables the protocol's Runtime domain,
 * which no visitor's browser does: with it, pages blocked the main thread for up to three times as long (ADR 62).
 */
export class DevToolsBrowser {
  #process;
  #profile;
  #lastId = 0;
  #waiting = new Map();
  #listeners = new Map();

  static async launch() {
    const browser = new DevToolsBrowser();
    browser.#profile = await mkdtemp(path.join(tmpdir(), 'stillsam-bench-'));
    browser.#process = spawn(
      await browserToMeasureWith(),
      [...ARGS, `--user-data-dir=${browser.#profile}`, 'about:blank'],
      // The protocol is on the descriptors 3 (to the browser) and 4 (from it).
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    browser.#read(browser.#process.stdio[4]);
    return browser;
  }

  /** A page in a fresh profile. */
  async openPage() {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return {
      /** @returns {Promise<any>} the result. @throws where the protocol reports an error. */
      send: (method, params) => this.send(method, params, sessionId),
      /** Calls back with the parameters of each event of that name. */
      on: (method, callback) => this.#listeners.set(`${sessionId} ${method}`, callback),
      close: () => this.send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#lastId;
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  async close() {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #read(stream) {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      const messages = (text + chunk).split('\0');
      text = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
  }

  #receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) return this.#listeners.get(`${sessionId} ${method}`)?.(params);
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  }
}
