import { SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { eventually, ShellProcess } from '../support/shell-process';

const SHELL_PORT = 4720;
const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;

/** What the browser says of a remote's script that it could not load. */
const SCRIPT_LOST = /net::ERR_EMPTY_RESPONSE.*\.js/;

test.describe.configure({ mode: 'serial' });

let origin: FaultOrigin;
let shell: ShellProcess;

test.beforeAll(async () => {
  origin = await FaultOrigin.start('site', 4721, `http://localhost:${SHELL_PORT}`);
  shell = await ShellProcess.start({ port: SHELL_PORT, siteRemoteOrigin: origin.origin });
  await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
});

test.afterEach(() => {
  origin.fault = () => false;
});

test.afterAll(async () => {
  await shell?.stop();
  await origin?.stop();
});

test('a remote whose script is gone stays readable, says so, and the rest lives', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(SCRIPT_LOST);
  origin.fault = (request, response) => {
    if (!request.url?.endsWith('.js')) return false;
    response.destroy();
    return true;
  };
  await page.goto(shell.origin + ARTICLE);
  await expect(page.getByTestId('region-script')).toContainText('Sidan går att läsa');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inställningar för kakor' }).click();
  await expect(page).toHaveURL(/\/cookie-installningar$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar för kakor' })).toBeVisible();
});

test('‘Försök igen’ brings the page back when the remote is there again', async ({ page, consoleErrors }) => {
  consoleErrors.expect(SCRIPT_LOST);
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

test('a script that was changed after the release was taken up never runs', async ({
  page,
  consoleErrors,
}) => {
  const version = await origin.release();
  await eventually(async () => (await (await fetch(shell.origin + ARTICLE)).text()).includes(version));
  await page.addInitScript(() => localStorage.setItem('token', 'hemlig'));
  consoleErrors.expect(/integrity/, SCRIPT_LOST);
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

test('a remote that is slow delays neither the text nor the rest', async ({ page }) => {
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

test('a remote that was never there gets a Swedish notice, and the other remotes are served', async ({
  page,
  consoleErrors,
}) => {
  const lonely = await ShellProcess.start({ port: 4730, siteRemoteOrigin: 'http://localhost:4739' });
  try {
    await eventually(async () => (await fetch(`${lonely.origin}/resurser/mindful-andning`)).status === 200);
    consoleErrors.expect(/503/);
    const answer = await page.goto(lonely.origin + ARTICLE);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Den här delen går inte att visa just nu',
    );
    await expect(page.getByRole('link', { name: 'Försök igen' })).toBeVisible();
  } finally {
    await lonely.stop();
  }
});
