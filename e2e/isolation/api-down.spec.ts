import http from 'node:http';
import { test as httpTest } from '@playwright/test';
import { API, OTHER_SEEDED_SLUG, SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import { FaultOrigin } from '../support/fault-origin';
import { eventually, ShellProcess } from '../support/shell-process';

const ARTICLE = `/kunskapsbibliotek/${SEEDED_SLUG}`;

/** A proxy between shell and API, so that the API can be down for one shell alone. */
async function startSwitch(port: number) {
  let isOpen = true;
  const server = http.createServer((request, response) => {
    if (!isOpen) return void request.socket.destroy();
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

test('while the API is down rendered pages are served, others show a notice, and all recover by themselves', async ({
  page,
  consoleErrors,
}) => {
  const api = await startSwitch(4741);
  const site = await FaultOrigin.start('site', 4743, 'http://localhost:4740');
  const shell = await ShellProcess.start({
    port: 4740,
    apiOrigin: api.origin,
    siteRemoteOrigin: site.origin,
  });
  try {
    await eventually(async () => (await fetch(shell.origin + ARTICLE)).status === 200);
    consoleErrors.expect(/503/);
    api.close();
    // Long enough for the shell to miss the event stream: it then requests cached content again, and fails.
    await new Promise((resolve) => setTimeout(resolve, 1500));

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
  } finally {
    await shell.stop();
    await api.stop();
    await site.stop();
  }
});

httpTest('a call through the shell to an API that is down gets a Swedish error', async () => {
  const shell = await ShellProcess.start({ port: 4742, apiOrigin: 'http://127.0.0.1:4749' });
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
