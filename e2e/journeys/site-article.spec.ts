import type { Page } from '@playwright/test';
import { OTHER_SEEDED_SLUG } from '../support/addresses';
import { expect, test } from '../support/console';
import {
  blockStorage,
  expectAccessible,
  expectToFit,
  activateByKeyboard,
  runningAnimations,
  tabTo,
} from '../support/exercises';

const PAGE = `/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`;
const TITLE = 'Stillhet mitt i kaoset';
const KEY = 'stillsam.lasta-artiklar';
const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 900 };

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'Innehåll' });
const sharing = (page: Page) => page.getByRole('region', { name: 'Dela artikeln' }).locator('summary');
const note = (page: Page) => page.getByText('Du har läst den här artikeln.');

/** The invitation to keep read marks, or what follows a yes. */
const END = /^Vill du att webbläsaren minns|^Läst klart|^Du har läst den här/;

/** Turns the read marks on, as a visitor has before. */
async function rememberReading(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (!localStorage.getItem(key)) localStorage.setItem(key, '{"isOn":true,"ids":[]}');
  }, KEY);
}

/** Starts reading: the page observes the end of the text from the first scroll on. */
async function startReading(page: Page): Promise<void> {
  const words = page.getByText(END);
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(words).toHaveAttribute('role', 'status', { timeout: 500 });
  }).toPass();
}

/** Scrolls until the content after the text is on the screen. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByText(END).scrollIntoViewIfNeeded();
  await expect(page.getByText(END)).toBeInViewport();
}

/** How far the reading line is drawn, 0 to 1. */
function drawnPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const line = document.querySelector('[data-reading-line]');
    const window = line?.firstElementChild?.getBoundingClientRect();
    return window ? Math.round((window.right / document.documentElement.clientWidth) * 100) / 100 : -1;
  });
}

test.describe('the table of contents', () => {
  test('folds on a phone, opens by keyboard and leads to its part', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await open(page);
    const first = contents(page).getByRole('link').first();
    await expect(first).toBeHidden();
    await activateByKeyboard(page, contents(page).locator('summary'));
    await expect(first).toBeVisible();
    await activateByKeyboard(page, contents(page).getByRole('link', { name: 'Källor' }));
    await expect(page).toHaveURL(/#kallor$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Källor' })).toBeInViewport();
    await expectToFit(page);
  });

  test('stays open beside the text and marks the current part', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page);
    const links = contents(page).getByRole('link');
    await expect(links.first()).toBeVisible();
    await expect(contents(page).locator('summary')).toBeHidden();
    await tabTo(page, links.nth(2));
    await page.keyboard.press('Enter');
    await page.mouse.wheel(0, 30);
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [NARROW, WIDE]) {
    test(`shows the text with links that work at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(PAGE);
      if (viewport === NARROW) await contents(page).locator('summary').click();
      await contents(page).getByRole('link', { name: 'Källor' }).click();
      await expect(page).toHaveURL(/#kallor$/);
      const step = page.getByRole('region', { name: 'Ett nästa steg, om du vill' });
      await expect(step.getByRole('link')).toBeVisible();
      await sharing(page).click();
      await expect(page.getByRole('link', { name: 'Dela med e-post' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Kom ihåg åt mig' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Kopiera länk' })).toBeHidden();
    });
  }
});

test.describe('a read mark', () => {
  test('appears by staying on the text, not by scrolling past it', async ({ page }) => {
    await page.clock.install();
    await rememberReading(page);
    await open(page);
    await startReading(page);
    await scrollToEnd(page);
    await page.clock.fastForward('00:20');
    await expect(page.getByText('Läst klart?')).toBeVisible();
    await page.clock.fastForward('04:00');
    await expect(note(page)).toBeVisible();
    // Other tests' posts may have pushed it off the list's first page.
    await open(page, `/kunskapsbibliotek?search=${encodeURIComponent(TITLE)}`);
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: TITLE }) });
    await expect(card.getByText('Läst', { exact: true })).toBeVisible();
    await expect(page.getByText('Läst', { exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('turns on, sets and goes by keyboard, and the library erases it', async ({ page }) => {
    await open(page);
    await startReading(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await activateByKeyboard(page, page.getByRole('button', { name: 'Kom ihåg åt mig' }));
    await expect(page.getByText('Läst klart?')).toBeVisible();
    await activateByKeyboard(page, page.getByRole('button', { name: 'Markera som läst' }));
    await expect(note(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Läst klart?')).toBeVisible();
    await page.keyboard.press('Enter');
    await open(page, '/kunskapsbibliotek');
    await page.mouse.wheel(0, 100);
    await page.getByRole('button', { name: 'Ta bort märkningen' }).click();
    await expect(page.getByText('Läst', { exact: true })).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });

  for (const kind of ['full', 'forbidden'] as const) {
    test(`lasts as long as the page where the storage is ${kind}`, async ({ page }) => {
      await blockStorage(page, kind);
      await open(page);
      await startReading(page);
      await scrollToEnd(page);
      await page.getByRole('button', { name: 'Kom ihåg åt mig' }).click();
      await page.getByRole('button', { name: 'Markera som läst' }).click();
      await expect(note(page)).toBeVisible();
    });
  }

  test('shows on the cards of related articles', async ({ page }) => {
    await rememberReading(page);
    await open(page);
    const related = page.getByRole('region', { name: 'Relaterade artiklar' });
    const title = (await related.getByRole('link').first().textContent()) ?? '';
    await related.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await startReading(page);
    await page.getByRole('button', { name: 'Markera som läst' }).click();
    await open(page);
    await page.mouse.wheel(0, 100);
    await expect(related.getByText('Läst', { exact: true })).toBeVisible();
  });
});

test.describe('the reading line', () => {
  test('grows as far as the text is read, by transforms alone', async ({ page }) => {
    await open(page);
    await expect.poll(() => drawnPart(page)).toBe(0);
    await page.getByRole('heading', { level: 2 }).nth(5).scrollIntoViewIfNeeded();
    await expect.poll(() => drawnPart(page)).toBeGreaterThan(0.1);
    expect(await drawnPart(page)).toBeLessThan(0.9);
    // Paragraphs that are laid out on the way move the end down, so the test scrolls on.
    await expect(async () => {
      await page.getByText(END).evaluate((end) => end.scrollIntoView({ block: 'center' }));
      expect(await drawnPart(page)).toBe(1);
    }).toPass();
    const properties = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
    const usual = ['offset', 'computedOffset', 'easing', 'composite'];
    expect(new Set(properties.filter((name) => !usual.includes(name)))).toEqual(new Set(['transform']));
  });

  test('does not show with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.getByText(END).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-reading-line]')).toBeHidden();
    expect(await runningAnimations(page)).toEqual([]);
  });
});

test('leads from the next step to an exercise that exists', async ({ page }) => {
  await open(page);
  const step = page.getByRole('region', { name: 'Ett nästa steg, om du vill' });
  await expect(step.getByText(/^Föreslås för att artikeln handlar om \S/)).toBeVisible();
  await step.getByRole('link', { name: 'Mindful andning' }).click();
  await expect(page).toHaveURL(/\/resurser\/mindful-andning$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('copies the address for sharing, and offers the other ways as plain links', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await startReading(page);
  await activateByKeyboard(page, sharing(page));
  await activateByKeyboard(page, page.getByRole('button', { name: 'Kopiera länk' }));
  await expect(page.getByText('Kopierad!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PAGE}$`));
  for (const name of ['Dela med e-post', 'Dela via WhatsApp', 'Dela via Messenger', 'Stillsam på Instagram'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^(https:\/\/|mailto:)/);
});

test('gives a shared article the picture of its cover', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const image = await request.get(new URL(address).pathname);
  expect(image.headers()['content-type']).toBe('image/png');
  const png = await image.body();
  // Width and height are at fixed offsets of a PNG's first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await request.get('/delningsbild/finns-inte.png')).status()).toBe(404);
});

test.describe('in print', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page);
  });

  test('shows title, text, sources and the address, and no navigation', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText(new RegExp(`^https?://\\S+${PAGE}$`))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Källor' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^1177\. Stress\. 1177\.se/ })).toBeVisible();
    for (const hidden of [
      page.getByRole('navigation'),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.getByRole('region', { name: 'Relaterade artiklar' }),
      page.getByRole('link', { name: 'Dela med e-post' }),
      page.getByRole('link', { name: 'Tillbaka till kunskapsbiblioteket' }),
      page.locator('svg'),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0);
  });

  test('shows the address of a link', async ({ page }) => {
    const after = await page
      .locator('.prose a[href^="https://www.1177.se/"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('https://www.1177.se/');
  });
});

test('shows the easier edition with a thought a line and the care lines of the whole text', async ({
  page,
}) => {
  await page.goto('/kunskapsbibliotek/stress');
  await page.getByRole('link', { name: 'Lättare svenska' }).click();
  await expect(page).toHaveURL('/kunskapsbibliotek/stress?latt');
  const article = page.locator('article');
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('Har du ont i bröstet?');
  await expect(article.getByRole('heading', { name: 'När ska du söka vård?' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('an article with the crisis card, on a phone', () => {
  test.use({ viewport: NARROW });

  for (const size of ['normal', 'extra-large'])
    test(`keeps the quick exit in a row without text behind it, in ${size} letters`, async ({ page }) => {
      await open(page, '/kunskapsbibliotek/nedstamdhet');
      await page.evaluate((letters) => (document.documentElement.dataset.fontSize = letters), size);
      await page.evaluate(() => scrollTo(0, 3000));
      const exit = page.getByRole('link', { name: 'Lämna sidan snabbt' });
      const row = exit.locator('xpath=../..');
      await expect(exit).toBeInViewport({ ratio: 1 });
      const isCovering = await row.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const reached = [left + 2, right - 2].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y] as const),
        );
        return (
          left === 0 &&
          right === document.documentElement.clientWidth &&
          reached.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
        );
      });
      expect(isCovering).toBe(true);
      await expectToFit(page);
    });

  test('unfolds the sources for a note, below the quick exit', async ({ page }) => {
    await open(page, '/kunskapsbibliotek/nedstamdhet');
    const source = page.locator('#kalla_1');
    await expect(source).toBeHidden();
    await page.locator('a[href="#kalla_1"]').first().click();
    await expect(source).toBeInViewport({ ratio: 1 });
    const row = page.getByRole('link', { name: 'Lämna sidan snabbt' }).locator('xpath=../..');
    const [sourceBox, rowBox] = [await source.boundingBox(), await row.boundingBox()];
    expect(sourceBox?.y).toBeGreaterThanOrEqual((rowBox?.y ?? NaN) + (rowBox?.height ?? NaN));
  });
});

test.describe('an article with the crisis card, on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('hides the contents that scroll behind the quick exit', async ({ page }) => {
    await open(page, '/kunskapsbibliotek/nedstamdhet');
    const row = page.getByRole('link', { name: 'Lämna sidan snabbt' }).locator('..');
    const link = contents(page).getByRole('link').first();
    await page
      .locator('article')
      .first()
      .evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom - 500));
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(0);
    const isCovering = await row.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 2, right - 2].every((x) =>
        element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(isCovering).toBe(true);
    const [rowBox, contentsBox] = [await row.boundingBox(), await contents(page).boundingBox()];
    expect(rowBox?.x).toBeLessThanOrEqual(contentsBox?.x ?? NaN);
  });
});

test.describe('the short edition', () => {
  test.use({ javaScriptEnabled: false });

  test('opens without JavaScript as a page with care lines, one practice and a way back', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: /^Kort \(\d min\)$/ }).click();
    await expect(page).toHaveURL(`${PAGE}?kort`);
    await expect(page.locator('article').getByRole('heading', { level: 2 })).toContainText([
      'Kort sagt',
      'När ska du söka vård?',
      'Fem pauser som får plats',
      'Källor',
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${PAGE}$`));
    await page
      .getByRole('link', { name: /^Hela texten/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'När pastan kokar över' })).toBeVisible();
  });
});
