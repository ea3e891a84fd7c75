import { test as httpTest } from '@playwright/test';
import { ADMIN_APP, SITE } from '../support/addresses';
import { createPost, deletePost, updatePost } from '../support/api';
import { expect, test } from '../support/console';
import { eventually } from '../support/shell-process';
import { carryToken, signInByForm } from '../support/sign-in';

for (const [where, origin] of [
  ['on its own origin', ADMIN_APP],
  ['inside the shell', SITE],
] as const) {
  test(`publishes what an admin ${where} writes, and a visitor reads it in a moment`, async ({
    page,
    context,
  }) => {
    const title = `Ett andrum ${where} ${Date.now()}`;
    await signInByForm(page, origin);
    await page.getByRole('link', { name: 'Nytt blogginlägg' }).click();
    await page.getByLabel('Titel', { exact: true }).fill(title);
    await expect(page.getByLabel('Adress (slug)')).toHaveValue(/^ett-andrum-/);
    await page.getByLabel('Utdrag').fill('Om att stanna upp en stund.');
    await page.getByLabel('Innehåll').fill('Sitt ner. Andas. Låt det ta den tid det tar.');
    await page.getByLabel('Status').selectOption({ label: 'Publicerad' });
    await page.getByLabel('Sömn').check();
    await page.getByRole('button', { name: 'Spara' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await expect(page.getByText('Blogginlägg skapat!')).toBeVisible();
    const toSite = page.getByRole('link', { name: 'Visa på webbplatsen' });
    await expect(toSite).toHaveAttribute('href', new RegExp(`^${SITE}/kunskapsbibliotek/`));

    const address = (await toSite.getAttribute('href')) ?? '';
    await toSite.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const visitor = await context.newPage();
    await visitor.goto(`${SITE}/kunskapsbibliotek?search=${encodeURIComponent(title.toUpperCase())}`);
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('Låt det ta den tid det tar.')).toBeVisible();
    await expect(visitor).toHaveTitle(`${title} | Stillsam`);
  });
}

httpTest(
  'a published post is server-rendered, found, in the sitemap and in the feed; a draft is nowhere',
  async ({ request }) => {
    const stamp = Date.now();
    const open = await createPost({ title: `Öppet inlägg ${stamp}`, categories: ['naring'] });
    const draft = await createPost({ title: `Hemligt utkast ${stamp}`, status: 'draft' });
    const text = async (path: string) => (await request.get(path)).text();

    expect(await text(`/kunskapsbibliotek/${open.slug}`)).toContain(`<h1`);
    expect(await text(`/kunskapsbibliotek/${open.slug}`)).toContain(`Öppet inlägg ${stamp}`);
    for (const path of ['/kunskapsbibliotek?category=naring', '/sitemap.xml', '/feed.xml'])
      await eventually(async () => (await text(path)).includes(open.slug));
    for (const path of [
      '/',
      '/kunskapsbibliotek',
      '/sitemap.xml',
      '/feed.xml',
      '/api/blog/posts',
      `/kunskapsbibliotek?search=Hemligt`,
    ]) {
      expect(await text(path)).not.toContain(draft.slug);
    }
    const response = await request.get(`/kunskapsbibliotek/${draft.slug}`, { maxRedirects: 0 });
    expect(response.status()).toBeGreaterThanOrEqual(300);
    expect(response.headers()['location']).toBe('/kunskapsbibliotek');

    await deletePost(open.id);
    await eventually(async () => !(await text('/sitemap.xml')).includes(open.slug));
    await deletePost(draft.id);
  },
);

httpTest(
  'an edit becomes visible by itself, and a changed slug redirects permanently',
  async ({ request }) => {
    const post = await createPost({ title: `Före ändringen ${Date.now()}` });
    expect(await (await request.get(`/kunskapsbibliotek/${post.slug}`)).text()).toContain('Före ändringen');
    const edited = await updatePost(post.id, {
      title: 'Efter ändringen',
      content: '<p>Ny text.</p>',
      slug: `${post.slug}-ny`,
      version: post.version,
    });
    await eventually(async () =>
      (await (await request.get(`/kunskapsbibliotek/${edited.slug}`)).text()).includes('Efter ändringen'),
    );
    const old = await request.get(`/kunskapsbibliotek/${post.slug}`, { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers()['location']).toBe(`/kunskapsbibliotek/${edited.slug}`);
    await deletePost(post.id);
  },
);

test('warns at the second save of one post in two places, and loses no text', async ({
  page,
  consoleErrors,
}) => {
  const post = await createPost({ title: `Delat inlägg ${Date.now()}`, status: 'draft' });
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  await page.getByLabel('Innehåll').fill('Min text som inte får försvinna.');
  await updatePost(post.id, {
    title: 'Den andras titel',
    content: '<p>Den andras text.</p>',
    version: post.version,
  });
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(
    page.getByRole('heading', { name: 'Du har ändrat inlägget på ett annat ställe' }),
  ).toBeVisible();
  await expect(page.getByText('Min text som inte får försvinna.').first()).toBeVisible();
  await expect(page.getByText('Den andras text.').first()).toBeVisible();
  await deletePost(post.id);
  // The browser itself reports the 412.
  consoleErrors.expect(/412/);
});

test('shows a clear Swedish error for invalid input, and keeps it', async ({ page }) => {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/blog/new`);
  await page.getByLabel('Utdrag').fill('Det här ska stå kvar.');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Titel är obligatorisk')).toBeVisible();
  await expect(page.getByText('Innehåll är obligatoriskt')).toBeVisible();
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Utdrag')).toHaveValue('Det här ska stå kvar.');
  await page.getByLabel('Titel', { exact: true }).fill('Nu finns en titel');
  await expect(page.getByText('Titel är obligatorisk')).toHaveCount(0);
});

test('deletes a post only after a confirmation', async ({ page }) => {
  const title = `Att ta bort ${Date.now()}`;
  await createPost({ title, status: 'draft' });
  await carryToken(page);
  // Posts of other journeys may fill the first page of the whole list.
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await page.getByLabel('Sök på titel').fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  const menu = row.getByLabel(`Fler val för ${title}`);
  await menu.click();
  await row.getByRole('button', { name: /Ta bort/ }).click();
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Är du säker på att du vill ta bort detta inlägg?' });
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(menu).toBeFocused();
  await menu.click();
  await row.getByRole('button', { name: /Ta bort/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(row).toHaveCount(0);
});
