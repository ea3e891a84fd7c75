import { readKey } from '../../tools/release/keys.mjs';
import { localBuildAddress } from '../../tools/release/local-build-address.mjs';
import { PORTS } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { ShellProcess } from '../support/shell-process';

const SHELL_PORT = PORTS.shell + 40;
const LOCAL_PORT = SHELL_PORT + 1;
const RESOURCES = '/resurser';

test.describe.configure({ mode: 'serial' });

let origin: FaultOrigin;
let shell: ShellProcess;
let requests: string[];

test.beforeAll(async () => {
  origin = await FaultOrigin.start('exercises', LOCAL_PORT);
  await origin.releaseScript(/^resources-page\.\w+\.js$/, (script) =>
    script.replaceAll('Små stunder att luta sig mot', 'Min egen version'),
  );
  shell = await ShellProcess.start({ port: SHELL_PORT });
});
test.beforeEach(() => {
  requests = [];
  origin.fault = ({ url = '' }) => {
    requests.push(url);
    return false;
  };
});
test.afterAll(async () => {
  await shell?.stop();
  await origin?.stop();
});

async function addressOf(until = Date.now() + 60_000): Promise<string> {
  const build = { part: 'exercises', origin: origin.origin, until };
  return localBuildAddress(shell.origin, build, await readKey('exercises'));
}

test('a developer’s own build is shown in the deployed shell, to that browser alone, until it ends', async ({
  page,
  browser,
}) => {
  await page.goto(await addressOf());
  await expect(page).toHaveURL(shell.origin + RESOURCES);
  await expect(page.getByRole('status').getByText('Egen version av exercises')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Min egen version');
  expect(requests).toContain('/current.json');

  const other = await browser.newPage();
  await other.goto(shell.origin + RESOURCES);
  await expect(other.getByRole('main')).toContainText('Små stunder att luta sig mot');
  await other.close();

  await page.goto(shell.origin + '/om-oss');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resurser' }).click();
  await expect(page.getByRole('main')).toContainText('Min egen version');

  await page.getByRole('link', { name: 'Avsluta' }).click();
  await page.goto(shell.origin + RESOURCES);
  await expect(page.getByRole('main')).toContainText('Små stunder att luta sig mot');
});

test('the shell itself requests nothing of the build', async () => {
  const opened = await fetch(await addressOf(), { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const response = await fetch(shell.origin + RESOURCES, { headers: { Cookie: cookie } });
  expect(await response.text()).toContain(origin.origin);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(requests).toEqual([]);
});

test('a page whose build is away says so', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|ERR_|blocked/);
  await page.goto(await addressOf());
  origin.fault = (_, response) => {
    response.destroy();
    return true;
  };
  await page.goto(shell.origin + RESOURCES);
  await expect(page.getByTestId('region-script')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avsluta' })).toBeVisible();
});
