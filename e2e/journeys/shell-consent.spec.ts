import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as httpTest } from '@playwright/test';
import { expect, test } from '../support/console';
import { PORTS } from '../support/addresses';
import { ShellProcess } from '../support/shell-process';
import { visit } from '../support/visit';

const banner = { name: 'Samtycke till kakor' };

test('the banner shows until the visitor has chosen, without a layout shift', async ({ page }) => {
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

test('it is the second tab stop, and its settings are stored', async ({ page }) => {
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

test('the page of the settings stores a choice and leads to the start page', async ({ page }) => {
  await page.goto('/cookie-installningar');
  await expect(page).toHaveTitle('Inställningar för kakor | Stillsam');
  await page.getByLabel('Marknadsföring').check();
  await page.getByRole('button', { name: 'Spara inställningar' }).click();
  await expect(page.getByText('Dina val är sparade.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/, { timeout: 4000 });
  expect(await page.evaluate(() => localStorage.getItem('marketing-cookies'))).toBe('true');
});

test('the banner never shows in the admin', async ({ page }) => {
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
      response.end('window.plausible = () => {}; document.cookie = "_visit=1; path=/";');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port }: Pick<AddressInfo, 'port'> = Object(service.address());
    address = `http://localhost:${port}/js/script.js`;
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

  test('its script loads only after consent, and is removed when consent is withdrawn', async ({ page }) => {
    await visit(page, `${shell.origin}/cookie-installningar`);
    await page.getByLabel('Statistik').check();
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Spara inställningar' }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('_visit=1');
    expect(requests).toEqual(['/js/script.js']);
    await visit(page, `${shell.origin}/cookie-installningar`);
    await page.getByLabel('Statistik').uncheck();
    await page.getByRole('button', { name: 'Spara inställningar' }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  });

  httpTest('only pages that may load it name it in their policy', async ({ request }) => {
    const policyOf = async (path: string) =>
      (await request.get(shell.origin + path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/')).toContain(new URL(address).origin);
    expect(await policyOf('/admin/login')).not.toContain(new URL(address).origin);
  });
});
