import type { Page, Request } from '@playwright/test';
import { OTHER_SEEDED_SLUG, SITE } from '../support/addresses';
import { expect, test } from '../support/console';
import { visit } from '../support/visit';

const ARTICLE = `/kunskapsbibliotek/${OTHER_SEEDED_SLUG}`;
const READ_MS = 10_000;

/** Opens pages as a person does, whose browser no program drives. @returns the readings that are sent. */
async function watchReadings(page: Page, answers: Record<string, unknown> = {}): Promise<Request[]> {
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...values }))
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
  }, answers);
  await page.clock.install();
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/readings') sent.push(request);
  });
  return sent;
}

test('counts an article and an exercise that are read, by kind and slug and nothing else', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'stillsam-version', value: '1', url: SITE }]);
  const sent = await watchReadings(page);
  await visit(page, `${ARTICLE}?kort#start`);
  // The installed clock goes on by itself, so a slow load has half of the time to spare.
  await page.clock.runFor(READ_MS / 2);
  expect(sent).toHaveLength(0);
  const before = await context.cookies();
  await page.clock.runFor(READ_MS / 2);
  // It would survive the page, but then nothing tells of its response.
  await expect.poll(async () => (await sent[0]?.response())?.status()).toBe(204);
  await visit(page, '/resurser/mindful-andning');
  await page.clock.runFor(READ_MS);
  await expect.poll(async () => (await sent[1]?.response())?.status()).toBe(204);
  await page.clock.runFor(5 * READ_MS);

  expect(sent).toHaveLength(2);
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    { kind: 'article', slug: OTHER_SEEDED_SLUG },
    { kind: 'exercise', slug: 'mindful-andning' },
  ]);
  for (const request of sent) {
    const headers = await request.allHeaders();
    for (const name of ['cookie', 'referer', 'authorization']) expect(headers[name] ?? '').toBe('');
    expect(await (await request.response())?.headerValue('set-cookie')).toBeNull();
  }
  expect(await context.cookies()).toEqual(before);
});

for (const [name, answers] of Object.entries({
  'asks not to be tracked': { globalPrivacyControl: true },
  'is driven by a program': { webdriver: true },
}))
  test(`counts nothing in a browser that ${name}`, async ({ page }) => {
    const sent = await watchReadings(page, answers);
    await visit(page, ARTICLE);
    await page.clock.runFor(2 * READ_MS);
    expect(sent).toHaveLength(0);
  });
