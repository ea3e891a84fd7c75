import { expect, test } from '../support/console';
import { ADMIN_APP } from '../support/addresses';
import { visit } from '../support/visit';

const root = 'html';

test('applies settings at once, on every page, and before the first paint', async ({
  page,
  consoleErrors,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Anpassa sidan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anpassa sidan' });
  await dialog.getByLabel('Extra stor').check();
  await dialog.getByLabel('Hög kontrast').check();
  await dialog.getByLabel('Mindre rörelse').check();
  await expect(page.locator(root)).toHaveCSS('font-size', '20px');
  await dialog.getByRole('button', { name: 'Klar' }).click();
  // Script files are blocked: only the document's inline script applies the settings.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/kunskapsbibliotek', { waitUntil: 'commit' });
  await expect(page.locator(root)).toHaveAttribute('data-font-size', 'extra-large');
  await expect(page.locator(root)).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator(root)).toHaveAttribute('data-motion', 'reduced');
  // The browser reports the blocked scripts.
  consoleErrors.expect(/ERR_FAILED.*\.js/);
});

test('opens the dialog from the menu of a phone, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/kunskapsbibliotek');
  await page.getByRole('banner').getByText('Meny').click();
  const button = page.getByRole('banner').getByRole('button', { name: 'Anpassa sidan' });
  await button.click();
  await page.getByRole('dialog', { name: 'Anpassa sidan' }).getByLabel('Stor', { exact: true }).check();
  await expect(page.locator(root)).toHaveCSS('font-size', '18px');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('applies the settings in the admin too', async ({ page }) => {
  await visit(page, '/admin/login');
  await page.getByRole('button', { name: 'Anpassa sidan' }).click();
  await page.getByRole('dialog', { name: 'Anpassa sidan' }).getByLabel('Stor', { exact: true }).check();
  await expect(page.locator(root)).toHaveAttribute('data-font-size', 'large');
});

test('applies the settings at the admin’s own origin, and stores them there as well', async ({ page }) => {
  await page.goto(`${ADMIN_APP}/admin/login`);
  await page.getByRole('button', { name: 'Anpassa sidan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anpassa sidan' });
  await dialog.getByLabel('Hög kontrast').check();
  await dialog.getByLabel('Extra stor').check();
  await expect(page.locator(root)).toHaveCSS('font-size', '20px');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(root)).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator(root)).toHaveCSS('font-size', '20px');
});

test('keeps the settings as long as the page where the storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, '/kunskapsbibliotek');
  await page.getByRole('banner').getByRole('button', { name: 'Anpassa sidan' }).click();
  await page.getByRole('dialog').getByLabel('Stor', { exact: true }).check();
  await expect(page.locator(root)).toHaveAttribute('data-font-size', 'large');
});

test('needs no more than the width of the screen for larger text', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('accessibility-settings', '{"fontSize":"extra-large"}'),
  );
  for (const width of [320, 768, 960, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/kunskapsbibliotek');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`).toBe(
      0,
    );
  }
});

test('applies a click before hydration after it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resurser/mindful-andning', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.locator(root)).not.toHaveAttribute('data-hydrated');
  release();
  await expect(page.getByRole('button', { name: 'STOP' })).toBeVisible();
});
