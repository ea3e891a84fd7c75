import { PORTS, SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { layoutShift, MAX_SHIFT } from '../support/layout-shift';
import { eventually, ShellProcess } from '../support/shell-process';

const SHELL_PORT = PORTS.shell + 20;
const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;
/**
 * The browser's own report of a script that did not load or differs from its hash. The product's other remotes do
 * not allow this shell's origin, so prefetching their code is refused as well.
 */
const SCRIPT_FAILED = /^(Failed to load resource|Failed to find a valid digest|Access to script)/;

test.describe.configure({ mode: 'serial' });

let origin: FaultOrigin;
let shell: ShellProcess;

test.beforeAll(async () => {
  origin = await FaultOrigin.start('site', SHELL_PORT + 1);
  shell = await ShellProcess.start({ port: SHELL_PORT, siteRemoteOrigin: origin.origin });
  await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
});

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(SCRIPT_FAILED));

test.afterEach(() => {
  origin.fault = () => false;
});

test.afterAll(async () => {
  await shell?.stop();
  await origin?.stop();
});

test('keeps a remote whose script is missing readable with a notice, and the rest works', async ({
  page,
}) => {
  origin.fault = (request, response) => {
    if (!request.url?.endsWith('.js')) return false;
    response.destroy();
    return true;
  };
  await page.goto(shell.origin + ARTICLE);
  await expect(page.getByTestId('region-script')).toContainText('Sidan går att läsa');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click();
  await expect(page).toHaveURL(/\/cookie-installningar$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar för kakor' })).toBeVisible();
});

test('recovers the page by ‘Försök igen’ when the remote is up again', async ({ page }) => {
  origin.fault = (request, response) => {
    if (!request.url?.endsWith('.js')) return false;
    response.destroy();
    return true;
  };
  await page.goto(shell.origin + ARTICLE);
  const notice = page.getByTestId('region-script');
  await expect(notice).toBeVisible();
  origin.fault = () => false;
  await notice.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByTestId('region-script')).toHaveCount(0);
});

test('never runs a script that was changed after the release was loaded', async ({ page }) => {
  const version = await origin.release();
  await eventually(async () => (await (await fetch(shell.origin + ARTICLE)).text()).includes(version));
  await page.addInitScript(() => localStorage.setItem('token', 'hemlig'));
  const evil = `globalThis.stolen = localStorage.getItem('token');`;
  origin.fault = (request, response) => {
    if (!request.url?.endsWith('remoteEntry.js')) return false;
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': shell.origin,
    });
    response.end(evil);
    return true;
  };
  await page.goto(shell.origin + ARTICLE);
  await expect(page.getByTestId('region-script')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stolen'))).toBeUndefined();
});

test('keeps a remote that was built for another React readable, and reports the version it needs', async ({
  page,
}) => {
  const version = await origin.release(
    (entry) => entry.replaceAll(/"\^19\.\d+\.\d+"/g, '"^99.0.0"'),
    'browser/remoteEntry.js',
  );
  await eventually(async () => (await (await fetch(shell.origin + ARTICLE)).text()).includes(version));
  const sentence = page.waitForEvent('console', (message) => message.text().includes('which needs ^99.0.0'));
  await page.goto(shell.origin + ARTICLE);
  await expect(page.getByTestId('region-script')).toBeVisible();
  expect((await sentence).text()).toMatch(
    /Version 19\.\S+ from stillsam_shell of shared singleton module react/,
  );
  await origin.rollBack();
});

test('delays neither the text nor the rest for a slow remote', async ({ page }) => {
  const held: (() => void)[] = [];
  origin.fault = (request, response) => {
    if (!request.url?.endsWith('.js') || Reflect.get(request, 'passed')) return false;
    held.push(() => {
      Reflect.set(request, 'passed', true);
      response.writeHead(503, { 'Access-Control-Allow-Origin': shell.origin }).end();
    });
    return true;
  };
  await page.goto(shell.origin + ARTICLE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await fetch(`${shell.origin}/resurser/mindful-andning`)).status).toBe(200);
  await page.close();
  held.forEach((release) => release());
});

test('shows a Swedish notice for a remote that was never up, and serves the other remotes', async ({
  page,
}) => {
  const lonely = await ShellProcess.start({
    port: SHELL_PORT + 2,
    siteRemoteOrigin: `http://localhost:${SHELL_PORT + 9}`,
  });
  try {
    await eventually(async () => (await fetch(`${lonely.origin}/resurser/mindful-andning`)).status === 200);
    const response = await page.goto(lonely.origin + ARTICLE);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Den här delen går inte att visa just nu',
    );
    await expect(page.getByRole('link', { name: 'Försök igen' })).toBeVisible();
    await page.close();
  } finally {
    await lonely.stop();
  }
});

test('says so where the script of the shell itself cannot be fetched, and opens the page anew', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/assets/**/*.js', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(shell.origin + ARTICLE);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('En del av sidan kom inte fram, så knapparna fungerar inte');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  isBroken = false;
  await notice.getByRole('link', { name: 'Försök igen' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(notice).toBeHidden();
});
