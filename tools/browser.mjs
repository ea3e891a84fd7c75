import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { repositoryRoot } from './process.mjs';

const execute = promisify(execFile);

/** Draws no window that nobody sees: a page opens with a second less of processor time than in Chromium itself. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A browser for Playwright: PLAYWRIGHT_CHROMIUM_PATH, else Playwright's own, else the headless shell (installed by apt
 * where that is possible), else the system's Chromium, else one that can be downloaded or installed.
 *
 * @returns {Promise<string>} path of the executable.
 * @throws with one sentence that says what to install.
 */
export async function ensureBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (await ensureHeadlessShell()) return HEADLESS_SHELL;
  const system = SYSTEM_BROWSERS.find((candidate) => existsSync(candidate));
  if (system) return system;
  if ((await succeeds('node_modules/.bin/playwright', ['install', 'chromium'], 120_000)) && existsSync(own))
    return own;
  if (canInstall()) {
    await succeeds('apt-get', ['update', '-qq'], 120_000);
    if (await ensureHeadlessShell()) return HEADLESS_SHELL;
    await install('chromium');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or name one with PLAYWRIGHT_CHROMIUM_PATH.',
  );
}

/** The browser to measure with: the system's own, which draws as a visitor's does, else that of the tests. */
export async function browserToMeasureWith() {
  const system = SYSTEM_BROWSERS.find((candidate) => existsSync(candidate));
  return process.env.PLAYWRIGHT_CHROMIUM_PATH ?? system ?? (await ensureBrowser());
}

/** Installs the headless shell where apt has it. @returns whether it is installed. */
async function ensureHeadlessShell() {
  if (!existsSync(HEADLESS_SHELL) && canInstall()) await install('chromium-headless-shell');
  return existsSync(HEADLESS_SHELL);
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(name) {
  return succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 300_000);
}

function succeeds(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return execute(command, args, { cwd: repositoryRoot, env, timeout }).then(
    () => true,
    () => false,
  );
}
