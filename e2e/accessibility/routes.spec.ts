import AxeBuilder from '@axe-core/playwright';
import { bringToRest } from '../support/at-rest';
import { expect, test } from '../support/console';
import { ANSWERED_ROUTES, MISSING_ROUTES } from '../support/routes';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      for (const route of [...ANSWERED_ROUTES, ...MISSING_ROUTES]) {
        test(`${route} meets WCAG 2.2 AA, fits the width, and has one heading and one title`, async ({
          page,
          complaints,
        }) => {
          await page.goto(route);
          await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.locator('title')).toHaveCount(1);
          await bringToRest(page);
          const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
          expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
            [],
          );
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
          // The browser itself reports the document's 404.
          if (MISSING_ROUTES.includes(route))
            complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
        });
      }
    });
  }
}
