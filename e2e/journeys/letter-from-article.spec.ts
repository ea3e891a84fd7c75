import { ADMIN, ADMIN_APP } from '../support/addresses';
import { createPost, deletePost } from '../support/api';
import { deleteCampaign } from '../support/campaigns';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

let post: Awaited<ReturnType<typeof createPost>>;
const title = `Vila utan att sova ${Date.now()}`;

test.beforeAll(async () => {
  post = await createPost({ title, categories: ['somn'] });
});
test.afterAll(() => deletePost(post.id));

test('makes an article a letter that its admin looks at and gets as a test', async ({ page }) => {
  await carryToken(page);
  await page.goto(`${ADMIN_APP}/admin/dashboard`);
  await page.getByLabel(`Fler val för ${title}`, { exact: true }).click();
  await page.getByRole('button', { name: `Skicka som brev: ${title}` }).click();
  await expect(page.getByLabel('Ämnesrad')).toHaveValue(title);
  await page.getByRole('button', { name: 'Förhandsvisa' }).click();
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: title })).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Läs hela artikeln' })).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Avregistrera dig' })).toBeVisible();
  await page.getByRole('button', { name: 'Skicka provbrev till mig' }).click();
  await expect(page.getByText(`Provbrevet ligger i utkorgen och skickas till ${ADMIN.email}.`)).toBeVisible();

  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=utkorg`);
  await expect(page.getByText(`[Prov] ${title}`)).toBeVisible();

  await page.goto(`${ADMIN_APP}/admin/dashboard?flik=utskick`);
  const link = page.getByRole('link', { name: title }).first();
  const id = /utskick\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  await deleteCampaign(id);
});
