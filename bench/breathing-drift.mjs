/**
 * How far the breathing's bubble and words are from the ideal phase, in a real browser, by real time.
 * SITE=http://localhost:4200 MINUTES=10 node bench/breathing-drift.mjs
 */
import { chromium } from '@playwright/test';
import { median } from './statistics.mjs';

const SITE = process.env.SITE ?? 'http://localhost:4200';
const MINUTES = Number(process.env.MINUTES ?? 10);
const LIMIT_MS = 20;
const LOOK_EVERY_MS = 5_000;
/** The last measurement comes while the breath still moves, also where the browser responds slowly. */
const LAST_LOOK_MS = 2 * LOOK_EVERY_MS;
const PHASES_MS = { in: 0, hold: (4 / 14) * 20_000, out: (8 / 14) * 20_000 };

/** Each condition: a slowed processor, or the timers of a hidden page, once a second. */
const MODES = [
  { name: 'foreground' },
  { name: 'processor 6 times slower', slowdown: 6 },
  { name: 'background (timers once a second)', isHidden: true },
];

/** Runs in the page before anything else: timers of a hidden page. */
function sleepTimers() {
  const { setTimeout: plain } = window;
  const slow = (handler, wait = 0, ...rest) => plain(handler, Math.ceil((wait + 1) / 1000) * 1000, ...rest);
  Object.assign(window, { setTimeout: slow });
}

/** Runs in the page: records the click on START, and when each phase's word reached the live region. */
function watch() {
  globalThis.drift = { startedAfter: 0, startedBefore: 0, phases: [] };
  addEventListener('click', () => (globalThis.drift.startedAfter ||= performance.now()), { capture: true });
  addEventListener('click', () => (globalThis.drift.startedBefore ||= performance.now()));
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLElement)
        globalThis.drift.phases.push([target.dataset.phase, performance.now()]);
  }).observe(document.querySelector('[data-phase][data-breathing]'), { attributeFilter: ['data-phase'] });
}

/** Runs in the page: the distance of bubble and words from their ideal phase in the current frame. */
function motionOff() {
  // The frame's own time: the delay of the frame itself is the machine's, and no drift.
  const now = Number(document.timeline.currentTime);
  const { startedAfter, startedBefore } = globalThis.drift;
  // The page recorded START between the click and the end of its handling, which are apart on a slow processor.
  const outside = (startedAt) => Math.max(0, startedAfter - startedAt, startedAt - startedBefore);
  const breath = document.getAnimations().filter(({ effect }) => effect.getTiming().duration === 20_000);
  const offOf = (animations) =>
    animations.length > 0
      ? Math.max(...animations.map(({ currentTime }) => outside(now - Number(currentTime))))
      : NaN;
  const isWord = ({ id }) => id === 'breath-word';
  return {
    bubble: offOf(breath.filter((animation) => !isWord(animation))),
    words: offOf(breath.filter(isWord)),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, slowdown?: number, isHidden?: boolean }} mode
 */
async function measure(browser, { name, slowdown, isHidden }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (isHidden) await page.addInitScript(sleepTimers);
  await page.addInitScript(() =>
    localStorage.setItem('stillsam.ovning.andning', JSON.stringify({ minutes: 10, rhythm: 'stillsam' })),
  );
  await page.goto(`${SITE}/resurser/mindful-andning`);
  await page.locator('html[data-hydrated="true"]').waitFor();
  await page.evaluate(watch);
  if (slowdown) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.getByRole('button', { name: 'START' }).click();
  const until = Date.now() + MINUTES * 60_000 - LAST_LOOK_MS;
  const motion = [];
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    motion.push(await page.evaluate(motionOff));
  }
  const { startedAfter, phases } = await page.evaluate(() => globalThis.drift);
  await context.close();
  return {
    name,
    bubble: motion.map(({ bubble }) => bubble),
    words: motion.map(({ words }) => words),
    delays: isHidden ? [] : phases.map(([phase, at]) => delayOf(phase, at - startedAfter)),
  };
}

/** The delay between the start of a phase and its word in the document. */
function delayOf(phase, elapsed) {
  const ideal = PHASES_MS[phase];
  const cycle = Math.round((elapsed - ideal) / 20_000);
  return Math.abs(elapsed - ideal - cycle * 20_000);
}

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const results = await Promise.all(MODES.map((mode) => measure(browser, mode)));
await browser.close();

const worst = (list) => Math.max(...list);
const ms = (value) => `${value.toFixed(1)} ms`;
/** Only a growing delay is drift: the median of the first three breaths, of the last three, and the maximum. */
const spoken = (delays) =>
  delays.length > 0
    ? [median(delays.slice(0, 9)), median(delays.slice(-9)), worst(delays)].map(ms)
    : Array(3).fill('nobody listens');
const columns = ['bubble, worst', 'bubble, last', 'words, worst', 'words, last'];
const delayColumns = ['read aloud, first', 'read aloud, last', 'read aloud, worst'];
console.log(`| running | ${[...columns, ...delayColumns].join(' | ')} |\n|${'---|'.repeat(8)}`);
for (const { name, bubble, words, delays } of results) {
  const cells = [worst(bubble), bubble.at(-1), worst(words), words.at(-1)].map(ms);
  console.log(`| ${[name, ...cells, ...spoken(delays)].join(' | ')} |`);
}
if (!results.every(({ bubble, words }) => bubble.at(-1) <= LIMIT_MS && words.at(-1) <= LIMIT_MS)) {
  console.error(`More than ${LIMIT_MS} ms from the ideal phase at the end.`);
  process.exitCode = 1;
}
