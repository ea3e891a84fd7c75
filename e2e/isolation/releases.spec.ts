import { test as httpTest } from '@playwright/test';
import { HEALTH_PATH, healthHeaders } from '@stillsam/releases/answers';
import { PORTS, SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { sample } from '../support/long';
import { eventually, ShellProcess } from '../support/shell-process';

const SECRET = 'a secret of at least 32 characters';
const SHELL_PORT = PORTS.shell + 10;
const SITE_PORT = SHELL_PORT + 1;
const LIBRARY = '/kunskapsbibliotek';
const ARTICLE = `${LIBRARY}/${SEEDED_SLUG}`;

test.describe.configure({ mode: 'serial' });

let origin: FaultOrigin;
let shell: ShellProcess;

test.beforeAll(async () => {
  origin = await FaultOrigin.start('site', SITE_PORT);
  shell = await ShellProcess.start({
    port: SHELL_PORT,
    siteRemoteOrigin: origin.origin,
    // So that visitors of several nets can be made.
    environment: { TRUSTED_PROXY_HOPS: '1', INTERNAL_SECRET: SECRET },
  });
  await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
});

test.afterAll(async () => {
  await shell?.stop();
  await origin?.stop();
});

const html = async (path = LIBRARY) => (await fetch(shell.origin + path)).text();
const isLive = (version: string) =>
  eventually(async () => (await html()).includes(`/${version}/remoteEntry.js`));

test('loads a new release and a rollback in server and browser without a restart of the shell', async ({
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
  [
    'has a page that throws',
    (server) =>
      `${server}\nmodule.exports.routes.push({ path: '/ny', Component() { throw new Error('sönder'); } });`,
  ],
  ['never comes back while it loads', (server) => `for (;;) {}\n${server}`],
  ['rejects while it loads', (server) => `Promise.reject(new Error('ingen tar emot'));\n${server}`],
  ['reaches for its process while it loads', (server) => `globalThis.process.exit(1);\n${server}`],
  ['reads its environment', (server) => `const secret = process.env.JWT_SECRET;\n${server}`],
  ['changes a prototype', (server) => `Array.prototype.map = () => [];\n${server}`],
  ['needs a module that is not shared', (server) => `require('node:child_process');\n${server}`],
  [
    'has another contract version',
    (server) => `${server}\nmodule.exports = { contract: 99, routes: module.exports.routes };`,
  ],
  ['exports no routes', (server) => `${server}\nmodule.exports = { contract: 1, routes: [] };`],
  [
    'has an index route with children',
    (server) => `${server}\nmodule.exports.routes.push({ index: true, children: [{ path: 'a' }] });`,
  ],
  [
    'takes an address of another remote',
    (server) => `${server}\nmodule.exports.routes.push({ path: '/resurser/min', element: 'Min' });`,
  ],
];

for (const [name, alter] of sample(REFUSED, 3)) {
  httpTest(`refuses a release that ${name}, and keeps the last good one`, async () => {
    const refused = await origin.release(alter);
    await origin.lookedAt();
    const response = await fetch(shell.origin + ARTICLE);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(refused);
    await isLive(await origin.release());
  });
}

httpTest('refuses a release that needs another React, and keeps the last good one', async () => {
  const refused = await origin.release(
    (manifest) => manifest.replaceAll(/\^19\.\d+\.\d+/g, '^99.0.0'),
    'browser/mf-manifest.json',
  );
  await origin.lookedAt();
  expect(await html(ARTICLE)).not.toContain(refused);
  await isLive(await origin.release());
});

for (const file of ['server.cjs', 'remoteEntry.js']) {
  httpTest(`refuses a release whose ${file} was changed in one byte`, async () => {
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

/** Faults of a page that only some addresses show, so that no trial sees them. */
const DAMAGES = [
  ['throws', `route.Component = () => { if (hasSearch()) throw new Error('sönder sida'); return null; };`],
  ['never comes back', `route.Component = () => { while (hasSearch()); return null; };`],
  [
    'has a loader that never settles',
    `route.loader = ({ request }) => request.url.includes('?') && new Promise(() => {});`,
  ],
  [
    'has a loader that never comes back',
    `route.loader = ({ request }) => { while (request.url.includes('?')); return null; };`,
  ],
  [
    'reaches for its process',
    `route.loader = ({ request }) => request.url.includes('?') && globalThis.process.exit(1);`,
  ],
  [
    'fills the memory',
    `route.loader = ({ request }) => { for (const all = []; request.url.includes('?');) all.push(new Array(1e5).fill({})); return null; };`,
  ],
] as const;

for (const [name, damage] of sample(DAMAGES, 2)) {
  test(`loses only the region of a page that ${name}`, async ({ page, consoleErrors }) => {
    const version = await origin.release(
      (server) =>
        `${server}
        const { useLocation } = require('react-router-dom');
        const hasSearch = () => useLocation().search !== '';
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
    await isLive(version);
    const fresh = `${LIBRARY}?search=${version}`;
    consoleErrors.expect(/503/);
    const opening = page.goto(shell.origin + fresh);
    // While the page hangs, another remote's is served.
    expect((await fetch(`${shell.origin}/resurser?${version}`)).status).toBe(200);
    expect((await opening)?.status()).toBe(503);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await fetch(shell.origin + ARTICLE)).status).toBe(200);
    await isLive(await origin.release());
    await eventually(async () => (await fetch(shell.origin + fresh)).status === 200);
    expect(shell.child.exitCode).toBeNull();
  });
}

httpTest('refuses a style for the elements of others', async () => {
  const refused = await origin.releaseScript(
    /^about\.[0-9a-f]+\.css$/,
    (css) => `${css} * { display: none }`,
  );
  await origin.lookedAt();
  expect(await html(ARTICLE)).not.toContain(refused);
  await isLive(await origin.release());
});

test('keeps pages that throw in the browser readable, and their reports raise an alarm alone', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/sönder i webbläsaren/);
  const before = await origin.release();
  await isLive(before);
  const faulty = await origin.releaseScript(/^about\.[0-9a-f]+\.js$/, (script) =>
    script.replaceAll(
      '(){return(0,',
      '(){if(globalThis.document)throw Error("sönder i webbläsaren");return(0,',
    ),
  );
  await isLive(faulty);
  const fromNet = (net: number) => ({ 'X-Forwarded-For': `203.0.${net}.7` });
  for (let net = 101; net <= 108; net += 1)
    await fetch(`${shell.origin}/release-views?part=site&version=${faulty}`, {
      method: 'POST',
      headers: fromNet(net),
    });
  let visitor = 0;
  let errorsSent = 0;
  await page.route(/\/release-(?:views|errors)/, async (route) => {
    await route.continue({ headers: { ...route.request().headers(), ...fromNet(visitor) } });
    if (route.request().url().includes('errors')) errorsSent += 1;
  });
  for (visitor = 1; visitor <= 12; visitor += 1) {
    await page.goto(`${shell.origin}/om-oss`);
    await expect(page.getByTestId('region-script')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A report that is still held here would be dropped with its page.
    await expect.poll(() => errorsSent).toBe(visitor);
  }
  const state = async () => {
    const response = await fetch(shell.origin + HEALTH_PATH, { headers: healthHeaders(SECRET) });
    return (await response.json()).remotes.site;
  };
  await eventually(async () => (await state()).alarm !== null);
  expect(await state()).toMatchObject({
    stable: faulty,
    refused: [],
    alarm: expect.stringMatching(/^It had 1[0-2] errors in browsers in 20 views/),
  });
  expect((await fetch(shell.origin + HEALTH_PATH)).status).toBe(404);
});
