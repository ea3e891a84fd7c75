import { ADMIN_APP, API, SITE } from '../support/addresses';
import { adminToken, createPost, deletePost, updatePost } from '../support/api';
import { expect, test } from '../support/console';
import { expectAccessible } from '../support/axe';
import { carryToken } from '../support/sign-in';

/** The smallest PNG there is. */
const PICTURE = {
  name: 'sjo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.beforeEach(({ page }) => carryToken(page));

test('writes a post with a form, a link and a picture, and visitors see all three', async ({
  page,
  context,
}) => {
  const title = `En text med form ${Date.now()}`;
  await page.goto(`${ADMIN_APP}/admin/blog/new`);
  await page.getByLabel('Titel', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Innehåll' }).click();
  await page.getByRole('button', { name: 'Rubrik 2' }).click();
  await page.keyboard.type('Börja här');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Läs mer hos ');
  await page.getByRole('button', { name: 'Länk', exact: true }).click();
  await page.getByLabel('Adress', { exact: true }).fill('1177.se');
  await page.getByRole('dialog').getByLabel('Text', { exact: true }).fill('1177');
  await page.getByRole('button', { name: 'Infoga länken' }).click();
  await page.getByRole('button', { name: 'Bild', exact: true }).click();
  await page.getByLabel('Bildfil').setInputFiles(PICTURE);
  await page.getByRole('textbox', { name: 'Beskrivning', exact: true }).fill('En prick');
  await page.getByRole('button', { name: 'Ladda upp bilden' }).click();
  await expect(page.getByRole('img', { name: 'En prick' })).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'Publicerad' });
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Blogginlägg skapat!')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(`${SITE}/kunskapsbibliotek?search=${encodeURIComponent(title)}`);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Börja här' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: '1177' }).first()).toHaveAttribute(
    'href',
    'https://1177.se',
  );
  await expect(visitor.getByRole('img', { name: 'En prick' })).toHaveCount(1);
});

/** The caret follows the focus, which the closed dialog gives back. */
const isCaretInBox = () => Boolean(document.getSelection()?.anchorNode?.parentElement?.closest('aside'));

test('inserts a box and a footnote by keyboard, and a visitor goes to the source and back', async ({
  page,
  context,
}) => {
  const post = await createPost({ title: `Med fotnot ${Date.now()}`, status: 'published' });
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  const text = page.getByRole('textbox', { name: 'Innehåll' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByRole('button', { name: /^Vårdruta/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Bra att veta/ }).press('Enter');
  await expect.poll(() => page.evaluate(isCaretInBox)).toBe(true);
  await page.keyboard.type('Vila hjälper.');
  await page.keyboard.press('Alt+F10');
  await page.getByRole('button', { name: 'Infoga', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Fotnot/ }).press('Enter');
  await expect(page.getByLabel('Källans text')).toBeFocused();
  await page.keyboard.type('1177, 2024.');
  await page.keyboard.press('Enter');
  await expect(text.locator('aside')).toContainText('Vila hjälper.1');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Blogginlägg uppdaterat!')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(`${SITE}/kunskapsbibliotek/${post.slug}`);
  const note = visitor.locator('aside').getByRole('link', { name: '1', exact: true });
  await note.press('Enter');
  await expect(visitor.getByRole('listitem').filter({ hasText: '1177, 2024.' })).toBeInViewport();
  await visitor.getByRole('link', { name: 'Till texten' }).press('Enter');
  await expect(note).toBeInViewport();
  await expectAccessible(visitor);
  await deletePost(post.id);
});

test('goes by keyboard alone from the text to the tools and back, and saves', async ({ page }) => {
  const post = await createPost({ title: `Med tangenter ${Date.now()}`, status: 'draft' });
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  const text = page.getByRole('textbox', { name: 'Innehåll' });
  await expect(text).toBeVisible();
  while (!(await text.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Brödtext' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Ett stycke.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blogginlägg uppdaterat!')).toBeVisible();
  await deletePost(post.id);
});

test('finds and replaces, writes Swedish quotes and links an own page, all by keyboard', async ({ page }) => {
  const post = await createPost({
    title: `Sökt ${Date.now()}`,
    status: 'draft',
    content: '<p>Lugn och lugn.</p>',
  });
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  const text = page.getByRole('textbox', { name: 'Innehåll' });
  await text.press('Control+End');
  await page.keyboard.type(' "Ja"');
  await expect(text).toHaveText('Lugn och lugn. ”Ja”');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('lugn');
  await expect(page.getByText('2 träffar')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ro');
  await page.getByRole('button', { name: 'Ersätt alla' }).press('Enter');
  await expect(text).toHaveText('ro och ro. ”Ja”');
  await page.getByRole('button', { name: 'Stäng' }).press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Sök bland våra sidor').fill('mindful');
  await page.getByRole('button', { name: /^Mindful andning/ }).press('Enter');
  await expect(page.getByLabel('Adress', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', '/resurser/mindful-andning');
  await deletePost(post.id);
});

test('keeps title and text high on the page, and the rest in a sheet on a phone', async ({ page }) => {
  const post = await createPost({ title: 'Högt upp', status: 'draft' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
    const tools = page.getByRole('toolbar');
    await expect(tools).toBeVisible();
    expect((await page.getByLabel('Titel', { exact: true }).boundingBox())?.y).toBeLessThan(320);
    expect((await tools.boundingBox())?.y).toBeLessThan(320);
    expect((await tools.boundingBox())?.height).toBeLessThan(64);
  }
  await expect(page.getByLabel('Utdrag')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bild och inställningar' }).click();
  await page.getByText('Fler inställningar').click();
  await page.getByRole('dialog').getByLabel('Adress (slug)').fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByLabel('Adress (slug)')).toBeFocused();
  await deletePost(post.id);
});

test('sets a draft’s time of publication, which the list shows', async ({ page }) => {
  const post = await createPost({ title: `Med tid ${Date.now()}`, status: 'draft' });
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  await page.getByLabel('Datum').fill('2030-07-15');
  await page.getByLabel('Klockslag').fill('08:00');
  await page.getByRole('button', { name: 'Spara' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Planera' }).click();
  await expect(page.getByText('Blogginlägg uppdaterat!')).toBeVisible();
  await expect(page.getByText('Publiceras 15 juli 2030 kl. 08.00').first()).toBeVisible();
  const response = await page.request.get(`${API}/api/blog/admin/posts/${post.id}`, {
    headers: { Authorization: `Bearer ${await adminToken()}` },
  });
  expect(await response.json()).toMatchObject({ status: 'draft', publish_at: '2030-07-15T06:00:00.000Z' });
  await deletePost(post.id);
});

test('reads and restores an earlier version, and the post stays a draft', async ({ page }) => {
  const post = await createPost({
    title: `I versioner ${Date.now()}`,
    status: 'draft',
    content: '<p>Först.</p>',
  });
  await updatePost(post.id, { title: 'Senare titel', content: '<p>Sedan.</p>', version: post.version });
  await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Versioner' }).click();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  await page.getByLabel('Jämför med').selectOption('Ingen, visa texten');
  await expect(page.getByRole('article').getByText('Först.')).toBeVisible();
  await page.getByLabel('Jämför med').selectOption('Den nuvarande texten');
  await expect(page.getByText('Ändrat: Titel, Innehåll.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Innehåll' }).getByRole('insertion')).toContainText('Sedan');
  await page.getByRole('button', { name: 'Återställ version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
  await expect(page.getByText('Version 1 är återställd som en ny version.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Innehåll' })).toHaveText('Först.');
  await expect(page.getByLabel('Status')).toHaveValue('draft');
  await deletePost(post.id);
});

test('keeps a removed post in the trash and restores it as a draft', async ({ page }) => {
  const title = `Till papperskorgen ${Date.now()}`;
  const post = await createPost({ title });
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await page.getByLabel('Sök på titel').fill(title);
  await page.getByLabel(`Fler val för ${title}`).click();
  await page.getByRole('button', { name: `Ta bort ${title}` }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Är du säker på att du vill ta bort detta inlägg?',
  });
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('link', { name: 'Papperskorgen', exact: true }).click();
  await page.getByRole('button', { name: `Ta tillbaka ${title}` }).click();
  await expect(page.getByText(`”${title}” är tillbaka som utkast.`)).toBeVisible();
  await page.getByRole('link', { name: 'Inlägg', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: title }).getByText('Utkast')).toBeVisible();
  await deletePost(post.id);
});
