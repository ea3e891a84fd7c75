import { test as httpTest } from '@playwright/test';
import { PORTS, SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { eventually, ShellProcess } from '../support/shell-process';

const SHELL_PORT = PORTS.shell + 10;
const SITE_PORT = SHELL_PORT + 1;
const LIBRARY = '/kunskapsbibliotek';
const ARTICLE = `${LIBRARY}/${SEEDED_SLUG}`;

test.describe.configure({ mode: 'serial' });

let origin: FaultOrigin;
let shell: ShellProcess;

test.beforeAll(async () => {
  origin = await FaultOrigin.start('site', SITE_PORT);
  shell = await ShellProcess.start({ port: SHELL_PORT, siteRemoteOrigin: origin.origin });
  await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
});

test.afterAll(async () => {
  await shell?.stop();
  await origin?.stop();
});

const html = async (path = LIBRARY) => (await fetch(shell.origin + path)).text();
const isLive = (version: string) =>
  eventually(async () => (await html()).includes(`/${version}/remoteEntry.js`));

test('server and browser load a new release and a rollback without a restart of the shell', async ({
  page,
}) => {
  const pid = shell.pid;
  const before = (await html()).match(new RegExp(`${SITE_PORT}/(\\w+)/remoteEntry\\.js`))?.[1];
  const version = await origin.release((server) =>
    server.replaceAll('Kunskapsbibliotek', 'Kunskapsbiblioteket nytt'),
  );
  await isLive(version);
  expect(await html()).toContain('Kunskapsbiblioteket nytt');
  const entry = page.waitForRequest((request) => request.url().endsWith('/remoteEntry.js'));
  await page.goto(shell.origin + ARTICLE);
  expect((await entry).url()).toContain(version);

  expect(await origin.rollBack()).toBe(before);
  await isLive(String(before));
  expect(await html()).not.toContain('Kunskapsbiblioteket nytt');
  expect(shell.pid).toBe(pid);
});

const REFUSED: [string, (server: string) => string][] = [
  ['throws while it loads', (server) => `throw new Error('sönder');\n${server}`],
  ['never comes back while it loads', (server) => `for (;;) {}\n${server}`],
  ['needs a module that is not shared', (server) => `require('node:child_process');\n${server}`],
  [
    'has another contract version',
    (server) => `${server}\nmodule.exports = { contract: 2, routes: module.exports.routes };`,
  ],
  ['exports no routes', (server) => `${server}\nmodule.exports = { contract: 1, routes: [] };`],
  [
    'has an index route with children',
    (server) => `${server}\nmodule.exports.routes.push({ index: true, children: [{ path: 'a' }] });`,
  ],
];

for (const [name, alter] of REFUSED) {
  httpTest(`a release that ${name} is refused and the last good one stays`, async () => {
    const refused = await origin.release(alter);
    await origin.lookedAt();
    const response = await fetch(shell.origin + ARTICLE);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(refused);
    await isLive(await origin.release());
  });
}

httpTest('a release that needs another React is refused and the last good one stays', async () => {
  const refused = await origin.release(
    (manifest) => manifest.replaceAll(/\^19\.\d+\.\d+/g, '^99.0.0'),
    'browser/mf-manifest.json',
  );
  await origin.lookedAt();
  expect(await html(ARTICLE)).not.toContain(refused);
  await isLive(await origin.release());
});

for (const file of ['server.cjs', 'remoteEntry.js']) {
  httpTest(`a release whose ${file} was changed in one byte is refused`, async () => {
    let blockedManifest = true;
    origin.fault = (request, response) => {
      if (!blockedManifest || request.url !== '/current.json') return false;
      response.writeHead(503).end();
      return true;
    };
    const version = await origin.release();
    await origin.tamper(version, file);
    blockedManifest = false;
    await origin.lookedAt();
    const response = await fetch(shell.origin + ARTICLE);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(version);
    origin.fault = () => false;
    await isLive(await origin.release());
  });
}

for (const [name, damage] of [
  ['throws', `route.Component = () => { throw new Error('sönder sida'); };`],
  ['never comes back', `route.Component = () => { for (;;) {} };`],
  ['has a loader that never settles', `route.loader = () => new Promise(() => {});`],
] as const) {
  test(`a page that ${name} costs its own region only`, async ({ page, consoleErrors }) => {
    await html();
    const version = await origin.release(
      (server) =>
        `${server}
        (function damage(routes) {
          for (const route of routes ?? []) {
            damage(route.children);
            if (route.path !== '${LIBRARY}') continue;
            delete route.lazy;
            delete route.loader;
            route.Component = () => null;
            ${damage}
          }
        })(module.exports.routes);`,
    );
    await origin.lookedAt();
    // Rendered pages are served from the cache; only an address that is not in the cache is rendered now.
    const fresh = `${LIBRARY}?search=${version}`;
    expect((await fetch(shell.origin + LIBRARY)).status).toBe(200);
    consoleErrors.expect(/503/);
    const document = await page.goto(shell.origin + fresh);
    expect(document?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await fetch(shell.origin + ARTICLE)).status).toBe(200);
    const mended = await origin.release();
    // Each further request renders the page again, which hangs.
    await origin.lookedAt();
    await isLive(mended);
    await eventually(async () => (await fetch(shell.origin + fresh)).status === 200);
  });
}
