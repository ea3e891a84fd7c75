import http from 'node:http';
import { test as httpTest } from '@playwright/test';
import { API, OTHER_SEEDED_SLUG, PORTS, SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { eventually, ShellProcess } from '../support/shell-process';

const SHELL_PORT = PORTS.shell + 40;
const UNUSED_PORT = PORTS.shell + 49;
const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;

/** A proxy between shell and API, so that the API can be down for one shell alone. */
async function startSwitch(port: number) {
  let isOpen = true;
  const refused: string[] = [];
  const server = http.createServer((request, response) => {
    if (!isOpen) {
      refused.push(request.url ?? '');
      return void request.socket.destroy();
    }
    const upstream = http.request(
      API + request.url,
      { method: request.method, headers: request.headers },
      (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
    response.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Paths of the requests that were refused. */
    refused,
    close() {
      isOpen = false;
      server.closeAllConnections();
    },
    open() {
      isOpen = true;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('serves rendered pages while the API is down, shows a notice on others, and recovers by itself', async ({
  page,
  consoleErrors,
}) => {
  const api = await startSwitch(SHELL_PORT + 1);
  const site = await FaultOrigin.start('site', SHELL_PORT + 2);
  const shell = await ShellProcess.start({
    port: SHELL_PORT,
    apiOrigin: api.origin,
    siteRemoteOrigin: site.origin,
  });
  try {
    await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
    consoleErrors.expect(/503/);
    api.close();
    // Without the event stream the cached page is soon stale: the shell then requests the article again, and fails.
    await eventually(async () => {
      await fetch(shell.origin + ARTICLE);
      return api.refused.some((path) => path.includes(SEEDED_SLUG));
    });

    const rendered = await page.goto(shell.origin + ARTICLE);
    expect(rendered?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const other = await page.goto(`${shell.origin}/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`);
    expect(other?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Den här delen går inte att visa just nu',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await fetch(`${shell.origin}/resurser/mindful-andning`)).status).toBe(200);

    api.open();
    await eventually(
      async () => (await fetch(`${shell.origin}/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`)).status === 200,
    );
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    // What the page still loads ahead would fail once its server has stopped.
    await page.close();
  } finally {
    await shell.stop();
    await api.stop();
    await site.stop();
  }
});

httpTest('a call through the shell to an API that is down gets a Swedish error', async () => {
  const shell = await ShellProcess.start({
    port: SHELL_PORT + 3,
    apiOrigin: `http://127.0.0.1:${UNUSED_PORT}`,
  });
  try {
    const response = await fetch(`${shell.origin}/api/blog/posts`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: 'Tjänsten går inte att nå just nu. Försök igen om en stund.',
      code: 'API_UNREACHABLE',
    });
  } finally {
    await shell.stop();
  }
});
