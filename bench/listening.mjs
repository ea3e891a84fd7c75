/**
 * How exactly the spoken sentence is marked, with the voice for trying (espeak-ng and opus-tools, of Debian): how far
 * from its start in the file the sound is when a sentence is marked, what a pause does to it, and how large the audio is.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { median, rounded } from './statistics.mjs';

/** @typedef {{ index: number, at: number, sound: number }} Mark Seconds in the file. */
/** @typedef {{ text: string, src: string, bytes: number, seconds: number, sentences: { at: number }[] }} Narration */

/**
 * Listens to a text, and pauses once.
 *
 * @param {string} address of its page.
 * @param {{ seconds: number, speed: number, executablePath?: string }} options when to stop, if the text has not ended;
 *   1 is ordinary speed; a browser other than Playwright's.
 */
async function listen(address, { seconds, speed, executablePath }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'sv-SE', serviceWorkers: 'block' });
    await page.addInitScript(recordMarks, speed);
    await page.goto(address);
    const answer = page.waitForResponse(/\/api\/narrations\/[0-9a-f]{64}$/);
    await page.getByRole('button', { name: 'Lyssna' }).click();
    /** @type {Narration} */
    const narration = await (await answer).json();
    const pausedFor = await pauseAfter(page, Math.min(10, seconds / 2));
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until && !(await page.getByText('Slut på texten.').isVisible())) await delay(1000);
    /** @type {{ sound: number, time: number }[]} */
    const marks = await page.evaluate('marks');
    /** @type {{ stalls: number, clock: number }} */
    const state = await page.evaluate('({ stalls, clock: heard.currentTime })');
    return { narration, marks: late(narration, marks), pausedFor, ...state };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. @param {number} speed */
function recordMarks(speed) {
  const marks = /** @type {object[]} */ ([]);
  Object.assign(globalThis, { marks, stalls: 0, heard: null });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    Object.assign(globalThis, { heard: this, startedAt: this.currentTime });
    this.addEventListener('waiting', () =>
      Object.assign(globalThis, { stalls: Reflect.get(globalThis, 'stalls') + 1 }),
    );
    return play.call(this);
  };
  const rate = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate');
  Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
    get() {
      return rate?.get?.call(this);
    },
    set(wanted) {
      rate?.set?.call(this, wanted * speed);
    },
  });
  const { set } = HighlightRegistry.prototype;
  HighlightRegistry.prototype.set = function (
    /** @type {string} */ name,
    /** @type {Highlight} */ highlight,
  ) {
    const heard = Reflect.get(globalThis, 'heard');
    if (heard) marks.push({ sound: heard.currentTime, time: performance.now() });
    return set.call(this, name, highlight);
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} seconds
 * @returns {Promise<{ paused: number, resumed: number }>} seconds of the file at both.
 */
async function pauseAfter(page, seconds) {
  await delay(seconds * 1000);
  await page.getByRole('button', { name: 'Pausa' }).click();
  await delay(3000);
  const paused = await page.evaluate('heard.currentTime');
  await page.getByRole('button', { name: 'Spela upp' }).click();
  return { paused, resumed: await page.evaluate('startedAt') };
}

/**
 * @param {Narration} narration
 * @param {{ sound: number, time: number }[]} marks one for each sentence, from the first on.
 * @returns {{ index: number, lateMs: number }[]}
 */
function late({ sentences }, marks) {
  return marks.map(({ sound }, index) => ({
    index,
    lateMs: Math.round((sound - (sentences[index]?.at ?? NaN)) * 1000),
  }));
}

const [address, seconds = '60', speed = '1', executablePath] = process.argv.slice(2);
if (!address) throw new Error('Usage: node bench/listening.mjs <address> [seconds] [speed] [browser]');
const { narration, marks, pausedFor, stalls, clock } = await listen(address, {
  seconds: Number(seconds),
  speed: Number(speed),
  executablePath,
});
const lateMs = marks.map((mark) => mark.lateMs);
const fifth = Math.ceil(lateMs.length / 5);
console.log({
  sentences: `${marks.length} of ${narration.sentences.length}`,
  heardSeconds: rounded(clock, 1),
  medianMs: median(lateMs),
  minMs: Math.min(...lateMs),
  maxMs: Math.max(...lateMs),
  over100Ms: lateMs.filter((ms) => Math.abs(ms) > 100).length,
  medianOfFirstFifthMs: median(lateMs.slice(0, fifth)),
  medianOfLastFifthMs: median(lateMs.slice(-fifth)),
  pausedFor,
  stalls,
  bytesAMinute: Math.round((narration.bytes * 60) / narration.seconds),
});
