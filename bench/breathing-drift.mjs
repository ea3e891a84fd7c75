/**
 * How far the breathing's bubble and words are from the ideal phase, in a real browser, by real time.
 * SITE=http://localhost:4200 MINUTES=10 node bench/breathing-drift.mjs
 */
import { chromium } from '@playwright/test';

const SITE = process.env.SITE ?? 'http://localhost:4200';
const MINUTES = Number(process.env.MINUTES ?? 10);
const LIMIT_MS = 20;
const PHASES_MS = { in: 0, hold: (4 / 14) * 20_000, out: (8 / 14) * 20_000 };

/** Each way of running: a processor slowed down, or timers as a hidden page's: once a second. */
const MODES = [
  { name: 'foreground' },
  { name: 'processor 6 times slower', slowdown: 6 },
  { name: 'background (timers once a second)', isHidden: true },
];

/** Runs in the page before anything else: timers of a hidden page. */
function sleepTimers() {
  const { setTimeout: plain } = window;
  window.setTimeout = (handler, wait = 0, ...rest) =>
    plain(handler, Math.ceil((wait + 1) / 1000) * 1000, ...rest);
}

/** Runs in the page: when START was pressed, and when each phase was shown. */
function watch() {
  window.drift = { startedAt: 0, phases: [] };
  addEventListener('click', () => (window.drift.startedAt ||= performance.now()), { capture: true });
  new MutationObserver((records) => {
    for (const { target } of records) window.drift.phases.push([target.dataset.phase, performance.now()]);
  }).observe(document.querySelector('[data-phase][data-breathing]'), { attributeFilter: ['data-phase'] });
}

/** Runs in the page: how far the bubble is from where the frame on the screen should have it. */
function bubbleOff() {
  // A frame's own time: how late the frame itself came is the machine's doing, and no drift.
  const elapsed = document.timeline.currentTime - window.drift.startedAt;
  const breath = document.getAnimations().find(({ effect }) => effect.getTiming().duration === 20_000);
  return breath ? Number(breath.currentTime) - elapsed : NaN;
}

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
  const until = Date.now() + MINUTES * 60_000 - 3_000;
  const bubble = [];
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    bubble.push(Math.abs(await page.evaluate(bubbleOff)));
  }
  const { startedAt, phases } = await page.evaluate(() => window.drift);
  const words = phases.map(([phase, at]) => {
    const ideal = PHASES_MS[phase];
    const elapsed = at - startedAt;
    const cycle = Math.round((elapsed - ideal) / 20_000);
    return Math.abs(elapsed - ideal - cycle * 20_000);
  });
  await context.close();
  return { name, bubble, words: isHidden ? [] : words };
}

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const results = await Promise.all(MODES.map((mode) => measure(browser, mode)));
await browser.close();

const worst = (list) => (list.length > 0 ? Math.max(...list) : null);
const shown = (value) => (value === null ? 'nobody looks' : `${value.toFixed(1)} ms`);
console.log(`| running | bubble, worst | bubble, last | words, worst | words, last |\n|---|---|---|---|---|`);
for (const { name, bubble, words } of results) {
  const cells = [worst(bubble), bubble.at(-1) ?? null, worst(words), words.at(-1) ?? null].map(shown);
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
const last = results.flatMap(({ bubble, words }) => [bubble.at(-1) ?? NaN, words.at(-1) ?? 0]);
if (!last.every((value) => value <= LIMIT_MS)) {
  console.error(`More than ${LIMIT_MS} ms from the ideal phase at the end.`);
  process.exitCode = 1;
}
