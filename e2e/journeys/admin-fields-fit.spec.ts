import { ADMIN_APP } from '../support/addresses';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

const WIDTHS = [360, 768, 1280];
const TABS = [
  'blogginlagg',
  'granskning',
  'nyhetsbrev',
  'utskick',
  'meddelanden',
  'kop',
  'paminnelser',
  'utkorg',
  'versioner',
  'konton',
  'installningar',
  'handelselogg',
];

/** Choices and placeholders that are wider than their fields, as `text: width of the text > available width`. */
function cutTexts(): string[] {
  const measure = document.createElement('canvas').getContext('2d');
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main select, main input[type="search"]',
  );
  return [...fields].flatMap((field) => {
    const style = getComputedStyle(field);
    if (measure) measure.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const texts = 'options' in field ? [...field.options].map(({ text }) => text) : [field.placeholder];
    return texts
      .map((text) => ({ text, width: measure?.measureText(text).width ?? Infinity }))
      .filter(({ width }) => width > room + 0.5)
      .map(({ text, width }) => `${text}: ${Math.round(width)} > ${Math.round(room)}`);
  });
}

test('cuts no filter of the dashboard at any width', async ({ page }) => {
  await carryToken(page);
  for (const tab of TABS) {
    await page.goto(`${ADMIN_APP}/admin/dashboard?flik=${tab}`);
    // Releases and accounts are no lists that are searched, and an empty list has no filters.
    const unsearched = page.getByRole('region', { name: /^(Uppdateringar|Konton|Granskning)$/ });
    const empty = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(page.getByRole('search').or(unsearched).or(empty).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // What is folded is measured too.
    if (tab === 'installningar')
      await page
        .locator('main details')
        .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    for (const width of WIDTHS)
      await test.step(`${tab}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const name of [/^Filter/, 'Fler filter']) {
          const fold = page.getByRole('button', { name, expanded: false });
          // A list that turns out to be empty takes its filters away.
          if (await fold.isVisible()) await fold.click({ timeout: 2000 }).catch(() => undefined);
        }
        expect(await page.evaluate(cutTexts)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
  }
});
