import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { adminToken } from '../support/api';
import { API, OTHER_SEEDED_SLUG, PORTS, SEEDED_SLUG } from '../support/addresses';
import { EXERCISE_WALKS } from '../support/exercise-walks';
import { FaultOrigin } from '../support/fault-origin';
import { openFooterForm } from '../support/newsletter';
import { keptAddresses, visitAndKeep } from '../support/offline';
import { ShellProcess, TAKE_UP_LIMIT_MS } from '../support/shell-process';
import { findUnlistedItems } from '../support/stored-items';
import { visit } from '../support/visit';

/** An article on the first page of the library. */
const LISTED_FIRST = 'ung-och-mar-daligt';

test.use({ serviceWorkers: 'allow' });

const KEPT = /^Du är utan internet just nu\. Vi sparar det du skrev på den här enheten/;

/** Filling the cache takes a while, so one device with a full cache serves all of these tests. */
test.describe('on a device that has cached the site', () => {
  let device: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    device = await browser.newContext({ serviceWorkers: 'allow' });
    page = await device.newPage();
    await visitAndKeep(page, `/kunskapsbibliotek/${SEEDED_SLUG}`);
  });

  test.afterEach(() => device.setOffline(false));

  test.afterAll(async () => {
    expect(await findUnlistedItems(page)).toEqual([]);
    await device.close();
  });

  /** They share one page. */
  test.describe('without a network', () => {
    test.beforeEach(() => device.setOffline(true));

    test('opens a visited article and a never visited one', async () => {
      await page.goto(`/kunskapsbibliotek/${SEEDED_SLUG}`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto(`/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await expect(page.getByText('Sidan går att läsa, men en del av den fungerar inte just nu')).toHaveCount(
        0,
      );
    });

    for (const [path, name] of [
      ['/akut-hjalp', 'Ring Självmordslinjen på 90101'],
      ['/akut-hjalp/en', 'Call Självmordslinjen on 90101'],
    ] as const)
      test(`opens the helplines at ${path}, which was never visited`, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      });

    for (const [path, walk] of EXERCISE_WALKS)
      test(`completes ${path} to its end, or for a while`, async () => {
        // In the evening: by night a page asks less.
        await page.clock.setSystemTime(new Date().setUTCHours(19, 0, 0, 0));
        await visit(page, path);
        await walk(page.getByRole('main'));
        await expect(page.getByText('Den här delen går inte att visa just nu')).toHaveCount(0);
      });

    test('leads by a link inside the site to an article that was never visited', async () => {
      await page.goto('/kunskapsbibliotek');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await page.locator(`main a[href="/kunskapsbibliotek/${LISTED_FIRST}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/${LISTED_FIRST}$`));
      await expect(page.locator('article, main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Den här delen går inte att visa just nu')).toHaveCount(0);
    });

    test('replaces a page that is not cached by the offline page, which lists the pages that open', async () => {
      await page.goto('/villkor');
      await expect(page).toHaveURL(/\/utan-nat\?till=%2Fvillkor$/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Du är utan internet just nu' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Försök igen' })).toHaveAttribute('href', '/villkor');
      await expect(
        page.getByRole('main').locator('a[href="/resurser/mindful-andning"]').first(),
      ).toBeVisible();
      await page.locator('summary', { hasText: 'Att läsa i lugn och ro' }).click();
      // The eleven that are seeded, and what other journeys have published meanwhile.
      await expect(page.getByRole('main').locator('a[href^="/kunskapsbibliotek/"]').nth(10)).toBeVisible();
      await page.getByRole('main').locator('a[href="/resurser/mindful-andning"]').first().click();
      await expect(page).toHaveURL(/mindful-andning$/);
    });

    test('replaces a filtered list by the whole one, and caches nothing personal', async () => {
      await page.goto('/kunskapsbibliotek?category=somn');
      await expect(page).toHaveURL(/\/kunskapsbibliotek$/);
      await page.goto('/varukorg');
      await expect(page).toHaveURL(/\/utan-nat/);
      const kept = await keptAddresses(page);
      const personal = /^\/(?:admin|varukorg|cart|checkout|angerratt|nyhetsbrev|api\/(?!blog\/posts|media))/;
      const addresses = kept.map((url) => new URL(url));
      expect(addresses.filter(({ pathname }) => personal.test(pathname)).map(String)).toEqual([]);
      expect(
        addresses.filter(({ pathname, search }) => search && !pathname.startsWith('/api/')).map(String),
      ).toEqual([]);
    });
  });

  test.describe('with a network that is lost and comes back', () => {
    test.beforeEach(async () => {
      page = await device.newPage();
    });

    test.afterEach(() => page.close());

    test('sends a message that was written without a network once, when it is back', async () => {
      const text = `Skrivet på tåget ${Date.now()}`;
      await visitAndKeep(page, '/kontakt');
      await device.setOffline(true);
      const form = page.getByRole('main').locator('form');
      await form.getByLabel('Namn').fill('Kim');
      await form.getByLabel('E-post').fill('kim@exempel.se');
      await form.getByLabel('Meddelande').fill(text);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await form.getByRole('button', { name: 'Skicka' }).click();
        await expect(form.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
      }
      await expect(form.getByLabel('Meddelande')).toHaveValue(text);
      await expect(page.getByText('Ditt meddelande till oss')).toHaveCount(1);

      await device.setOffline(false);
      await expect(page.getByText('Ditt meddelande är skickat. Vi återkommer inom 24 timmar.')).toBeVisible();
      await expect(page.getByText('Väntar på internet')).toHaveCount(0);
      expect(await countMessages(text)).toBe(1);
    });

    test('withdraws a queued form, and then never sends it', async () => {
      const email = `angrat-${Date.now()}@exempel.se`;
      await visitAndKeep(page, '/om-oss');
      await device.setOffline(true);
      const form = await openFooterForm(page);
      await form.getByLabel('E-post').fill(email);
      await form.getByRole('button', { name: 'Prenumerera' }).click();
      await expect(form.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
      await page.getByRole('button', { name: 'Ta bort: Din anmälan till nyhetsbrevet' }).click();
      await expect(page.getByText('Väntar på internet')).toHaveCount(0);
      await device.setOffline(false);
      await visitAndKeep(page, '/om-oss');
      const found = await adminGet(`/api/admin/newsletter/subscribers?search=${encodeURIComponent(email)}`);
      expect(found).toMatchObject({ subscribers: [] });
    });

    test('caches no request of the admin', async () => {
      await visitAndKeep(page, '/');
      await page.goto('/admin/login');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
      const adminOrigin = `http://localhost:${PORTS.admin}`;
      const kept = await keptAddresses(page);
      expect(kept.filter((url) => url.includes('/admin') || url.startsWith(adminOrigin))).toEqual([]);
    });
  });
});

test('offers a new version, and activates it by a click', async ({ page }) => {
  // It starts two servers and waits for two workers.
  test.slow();
  const port = PORTS.shell + 30;
  const first = await ShellProcess.start({ port });
  await page.goto(`${first.origin}/om-oss`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.stop();
  // Another origin of a remote is another worker.
  const second = await ShellProcess.start({ port, siteRemoteOrigin: `http://127.0.0.1:${PORTS.site}` });
  try {
    await page.goto(`${second.origin}/om-oss`);
    await expect(page.getByText('Det finns en ny version.')).toBeVisible({ timeout: 20_000 });
    expect(await waitingState(page)).toBe('installed');
    await page.getByRole('button', { name: 'Stäng meddelandet' }).click();
    await expect(page.getByText('Det finns en ny version.')).toHaveCount(0);
    expect(await waitingState(page)).toBe('installed');

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Ladda om' }).click();
    await reloaded;
    expect(await waitingState(page)).toBe('none');
  } finally {
    await second.stop();
  }
});

test('unregisters a withdrawn worker and deletes its caches', async ({ page }) => {
  const port = PORTS.shell + 31;
  const first = await ShellProcess.start({ port });
  await page.goto(`${first.origin}/om-oss`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.stop();
  const second = await ShellProcess.start({ port, environment: { SERVICE_WORKER: 'withdrawn' } });
  try {
    await page.goto(`${second.origin}/om-oss`);
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  } finally {
    await second.stop();
  }
});

test('brings a new release to a device with the worker, and opens it offline with its own files', async ({
  page,
  context,
}) => {
  // It starts two servers and waits for two workers.
  test.slow();
  const port = PORTS.shell + 32;
  const origin = await FaultOrigin.start('site', PORTS.shell + 33);
  const shell = await ShellProcess.start({ port, siteRemoteOrigin: origin.origin });
  try {
    await page.goto(`${shell.origin}/om-oss`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const version = await origin.release();
    const entry = `${origin.origin}/${version}/remoteEntry.js`;
    const isShown = () => page.locator(`link[rel="preload"][href="${entry}"]`).count();
    await expect
      .poll(
        async () => {
          await page.goto(`${shell.origin}/om-oss`);
          return isShown();
        },
        { timeout: TAKE_UP_LIMIT_MS },
      )
      .toBe(1);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

    await context.setOffline(true);
    await page.goto(`${shell.origin}/om-oss`);
    expect(await isShown()).toBe(1);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByTestId('region-script')).toHaveCount(0);
  } finally {
    await context.setOffline(false);
    await shell.stop();
    await origin.stop();
  }
});

function waitingState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state ?? 'none';
  });
}

async function countMessages(text: string): Promise<number> {
  const body: { messages?: unknown[] } = await adminGet(
    `/api/admin/messages?search=${encodeURIComponent(text)}`,
  );
  return body.messages?.length ?? 0;
}

async function adminGet(path: string): Promise<object> {
  const response = await fetch(API + path, { headers: { Authorization: `Bearer ${await adminToken()}` } });
  return response.json();
}
