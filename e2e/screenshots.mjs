/**
 * npm run screenshots [route …]: every public route (or those named) as a visitor sees it, whole, at three widths, by
 * day and by night and with each accessibility setting, in .stillsam/screenshots/<route>/<width>-<view>.png.
 * SCREENSHOTS_ORIGIN names a running site; without it one is started on ports of its own.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { checkNode, ensureInstalled } from '../tools/install.mjs';
import { portsFrom } from '../tools/ports.mjs';
import { fail, repositoryRoot } from '../tools/process.mjs';
import { startProduct } from '../tools/start-product.mjs';
import { ANSWERED_ROUTES, MISSING_ROUTES } from './support/routes.mjs';

const FIRST_PORT = 4680;
const HEIGHT = 900;
const WIDTHS = [360, 768, 1280];
/** Differences from day, normal text and normal contrast. All have reduced motion, so that nothing moves. */
const VIEWS = {
  day: {},
  night: { colorScheme: 'dark' },
  'large-text': { settings: { fontSize: 'extra-large' } },
  'high-contrast': { settings: { highContrast: true } },
  'calm-motion': { settings: { reduceMotion: true }, reducedMotion: 'no-preference' },
};
const DIRECTORY = path.join(repositoryRoot, '.stillsam/screenshots');

try {
  checkNode();
  await ensureInstalled();
  const named = process.argv.slice(2);
  const routes = named.length ? named : [...ANSWERED_ROUTES, ...MISSING_ROUTES];
  const { SCREENSHOTS_ORIGIN: origin } = process.env;
  if (origin) await takeAll(origin, routes);
  else await withProduct((started) => takeAll(started, routes));
  console.log(`\n${routes.length} routes are in ${DIRECTORY}`);
} catch (error) {
  fail(error.stack ?? error.message);
}

async function withProduct(take) {
  const stateDirectory = path.join(repositoryRoot, '.stillsam/screenshots-product');
  process.env.RELEASES_DIR = path.join(stateDirectory, 'releases');
  const product = await startProduct({
    environment: { ...process.env, ...portsFrom(FIRST_PORT), LOG_LEVEL: 'error' },
    stateDirectory,
    handleSignals: false,
  });
  try {
    await take(product.addresses.site);
  } finally {
    await product.stop();
  }
}

async function takeAll(origin, routes) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const width of WIDTHS)
      for (const [view, wishes] of Object.entries(VIEWS)) {
        console.log(`${width} px, ${view}`);
        await takeView(browser, { origin, routes, width, view, wishes });
      }
  } finally {
    await browser.close();
  }
}

async function takeView(browser, { origin, routes, width, view, wishes }) {
  const { settings, ...media } = wishes;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
    ...media,
  });
  await context.addInitScript(remember, { settings: settings ?? {}, date: new Date().toISOString() });
  const page = await context.newPage();
  for (const route of routes) {
    await page.goto(origin + route, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.evaluate(() => document.fonts.ready);
    const directory = path.join(DIRECTORY, folderOf(route));
    await mkdir(directory, { recursive: true });
    await page.screenshot({
      path: path.join(directory, `${width}-${view}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await context.close();
}

/** Stores a cookie choice and these accessibility settings. Runs in the page. */
function remember({ settings, date }) {
  const stored = {
    'accessibility-settings': JSON.stringify(settings),
    'cookie-consent': 'essential',
    'cookie-consent-date': date,
    'cookie-consent-version': '1',
  };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

function folderOf(route) {
  return route === '/' ? 'start' : route.slice(1).replace(/[^\p{L}\p{N}-]+/gu, '_');
}
