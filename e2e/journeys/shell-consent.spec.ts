import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as httpTest } from '@playwright/test';
import { expect, test } from '../support/console';
import { PORTS } from '../support/addresses';
import { ShellProcess } from '../support/shell-process';
import { visit } from '../support/visit';

const banner = { name: 'Samtycke till kakor' };

test('shows the banner until the visitor has chosen, without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const region = page.getByRole('region', banner);
  await expect(region).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
  await page.reload();
  await region.getByRole('button', { name: 'Avvisa' }).click();
  await expect(region).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('essential');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).focus();
  await expect(region).toHaveCount(0);
});

test('lets a press through that was meant for what the banner covers', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector('[data-consent]')?.getBoundingClientRect();
      if (!box) return;
      observer.disconnect();
      const pressed = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      Reflect.set(window, 'pressed', pressed?.closest('[data-consent]') ? 'banner' : 'page');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => Reflect.get(window, 'pressed') === 'page');
  await page.getByRole('region', banner).getByRole('button', { name: 'Avvisa' }).click();
  await expect(page.getByRole('region', banner)).toHaveCount(0);
});

test('keeps a choice when the visitor leaves the page right after the press', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', banner).getByRole('button', { name: 'Avvisa' }).waitFor();
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-consent] button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
    window.location.assign('/om-oss');
  }, 'Avvisa');
  await page.waitForURL('**/om-oss');
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('essential');
});

test('puts the banner at the second tab stop, and stores its settings', async ({ page }) => {
  await page.goto('/kunskapsbibliotek');
  const region = page.getByRole('region', banner);
  await expect(region).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('link')).toBeFocused();
  await region.getByRole('button', { name: 'Inställningar' }).click();
  await region.getByLabel('Statistik').check();
  await region.getByRole('button', { name: 'Spara inställningar' }).click();
  await expect(region).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('custom');
});

test('stores a choice on the page of the settings and leads to the start page', async ({ page }) => {
  await page.goto('/cookie-installningar');
  await expect(page).toHaveTitle('Inställningar för kakor | Stillsam');
  await page.getByLabel('Marknadsföring').check();
  await page.getByRole('button', { name: 'Spara inställningar' }).click();
  await expect(page.getByText('Dina val är sparade.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => localStorage.getItem('marketing-cookies'))).toBe('true');
});

test('shows no banner in the admin', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByLabel('E-post').focus();
  await expect(page.getByRole('region', banner)).toHaveCount(0);
});

test.describe('with an analytics service', () => {
  let service: http.Server;
  let shell: ShellProcess;
  let address: string;
  let requests: string[];

  test.beforeAll(async () => {
    service = http.createServer((request, response) => {
      requests.push(request.url ?? '');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(
        'const early = window.plausible?.q ?? []; window.reports = []; document.cookie = "_visit=1; path=/";' +
          'window.plausible = (name, { u }) => void window.reports.push([name, u]);' +
          'early.forEach((report) => window.plausible(...report));',
      );
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port }: Pick<AddressInfo, 'port'> = Object(service.address());
    address = `http://localhost:${port}/js/script.manual.js`;
    shell = await ShellProcess.start({
      port: PORTS.shell + 9,
      environment: { ANALYTICS_SCRIPT_URL: address, ANALYTICS_DOMAIN: 'stillsam.example' },
    });
  });

  test.beforeEach(() => {
    requests = [];
  });

  test.afterAll(async () => {
    await shell.stop();
    await new Promise((resolve) => service.close(resolve));
  });

  test('loads the script only after consent, and removes it when consent is withdrawn', async ({ page }) => {
    await visit(page, `${shell.origin}/cookie-installningar`);
    await page.getByLabel('Statistik').check();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Spara inställningar' }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('_visit=1');
    expect(requests).toEqual(['/js/script.manual.js']);
    await visit(page, `${shell.origin}/cookie-installningar`);
    await page.getByLabel('Statistik').uncheck();
    await page.getByRole('button', { name: 'Spara inställningar' }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  });

  test('sends paths alone, and nothing on the page of a mailed link', async ({ page }) => {
    const search = `${shell.origin}/kunskapsbibliotek?search=panik`;
    await visit(page, search);
    await page.getByRole('button', { name: 'Acceptera alla' }).click();
    const reports = () => page.evaluate(() => Reflect.get(window, 'reports'));
    await expect.poll(reports).toEqual([['pageview', `${shell.origin}/kunskapsbibliotek`]]);
    await page.goto(`${shell.origin}/om-oss`, { referer: search });
    await expect.poll(reports).toEqual([['pageview', `${shell.origin}/om-oss`]]);
    requests = [];
    await visit(page, `${shell.origin}/nyhetsbrev/bekrafta?token=hemlig`);
    await expect(page.getByRole('button', { name: 'Bekräfta prenumerationen' })).toBeVisible();
    await expect(page).toHaveURL(/\/nyhetsbrev\/bekrafta$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bekräfta prenumerationen' })).toBeVisible();
    await expect(page).toHaveURL(/\/nyhetsbrev\/bekrafta$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click();
    await expect(page).toHaveURL(/\/om-oss$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Bekräfta prenumerationen' })).toBeVisible();
    expect(requests).toEqual([]);
    // It is the fake service's own, which the page of cookies cannot know.
    await page.context().clearCookies({ name: '_visit' });
  });

  httpTest('only pages that may load it name it in their policy', async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(shell.origin + path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/')).toContain(new URL(address).origin);
    expect(await policyOf('/admin/login')).not.toContain(new URL(address).origin);
  });
});
