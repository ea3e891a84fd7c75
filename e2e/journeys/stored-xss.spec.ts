import type { Page } from '@playwright/test';
import { ADMIN_APP, SITE } from '../support/addresses';
import { createPost, deletePost } from '../support/api';
import { expect, test } from '../support/console';
import { sample } from '../support/long';
import { carryToken } from '../support/sign-in';
import { visit } from '../support/visit';

/** Each would set `stulen` if it ran. */
const STEAL = `globalThis.stulen=localStorage.getItem('token')`;
const LEAVE = `<meta http-equiv="refresh" content="0;url=https://example.org/">`;
const RAW_TEXT = [
  'xmp',
  'plaintext',
  'listing',
  'noembed',
  'noframes',
  'noscript',
  'iframe',
  'textarea',
  'title',
];
const VECTORS = [
  `<script>${STEAL}</script>`,
  `<img src=x onerror="${STEAL}">`,
  `<img src="/assets/icon.svg" onload="${STEAL}" onerror="${STEAL}">`,
  `<svg onload="${STEAL}"><script>${STEAL}</script></svg>`,
  `<a href="javascript:${STEAL}" id="lockbete">klicka</a>`,
  `<a href="java&#10;script:${STEAL}">klicka</a>`,
  `<a href="tel:112;${STEAL}">ring</a>`,
  `<iframe srcdoc="<script>parent.stulen=1</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${STEAL}&gt;">`,
  `<form action="javascript:${STEAL}"><button>skicka</button></form>`,
  `<style>@import 'javascript:${STEAL}';</style>`,
  `<p style="background:url(javascript:${STEAL})" onmouseover="${STEAL}">håll över</p>`,
  `<details open ontoggle="${STEAL}">x</details>`,
  `<noscript><p title="</noscript><img src=x onerror=${STEAL}>">`,
  `<object data="javascript:${STEAL}"></object><embed src="javascript:${STEAL}">`,
  `<base href="https://example.org/">${LEAVE}`,
  ...RAW_TEXT.map((tag) => `<${tag}><${tag}>${LEAVE}<img src=x onerror="${STEAL}"></${tag}></${tag}>`),
];
const FORBIDDEN =
  'script:not([type="application/ld+json"]), iframe, object, embed, style, svg script, form, meta, base';

/** Each test takes as many vectors, one after the other on one page. */
const VECTORS_OF_A_TEST = 5;

interface HostilePost {
  vector: string;
  id: number | string;
  address: string;
}

/** A post of its own for a vector, since an unclosed element would swallow the vectors after it. */
async function createHostilePost(vector: string, title: string): Promise<HostilePost> {
  // The document contains the other fields, too.
  const { id, slug } = await createPost({
    title: `${title} </script><img src=x onerror=${STEAL}>`.slice(0, 180),
    excerpt: `</script><script>${STEAL}</script>`,
    content: `<p>Början finns kvar.</p>${vector}`,
    meta_description: `"><script>${STEAL}</script>`,
    // A category of no article whose related articles another journey reads.
    categories: ['naring'],
  });
  return { vector, id, address: `/kunskapsbibliotek/${slug}` };
}

async function expectNothingStolen(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stulen'))).toBeUndefined();
}

async function expectUntouched(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(SITE + address);
  await expect(page.getByText('Början finns kvar.')).toBeVisible();
  for (const link of await page.locator('article a').all())
    expect((await link.getAttribute('href')) ?? '').not.toMatch(/script:|tel:112;/i);
  expect(await page.locator('article').locator(`${FORBIDDEN}, [onerror], [onload], [style]`).count()).toBe(0);
  await expectNothingStolen(page);
}

const FIRST_VECTORS = Array.from(
  { length: Math.ceil(VECTORS.length / VECTORS_OF_A_TEST) },
  (_, index) => index * VECTORS_OF_A_TEST,
);

for (const first of sample(FIRST_VECTORS, 1)) {
  const vectors = VECTORS.slice(first, first + VECTORS_OF_A_TEST);
  test(`runs nothing of a hostile post: vectors ${first + 1} to ${first + vectors.length}`, async ({
    page,
  }) => {
    const mark = `Fientligt${Date.now()}`;
    const posts = await Promise.all(
      vectors.map((vector, index) => createHostilePost(vector, `${mark} ${index}`)),
    );
    await carryToken(page);
    for (const { vector, address } of posts)
      await test.step(`by its address: ${vector}`, async () => {
        await visit(page, address);
        await expectUntouched(page, address);
      });
    await visit(page, `/kunskapsbibliotek?search=${mark}`);
    for (const { vector, address } of posts)
      await test.step(`by a link: ${vector}`, async () => {
        await page.locator(`main a[href="${address}"]`).first().click();
        await expectUntouched(page, address);
        await page.goBack();
      });
    for (const { vector, id } of posts)
      await test.step(`in the editor: ${vector}`, async () => {
        await page.goto(`${ADMIN_APP}/admin/blog/edit/${id}`);
        await expect(page.getByLabel('Innehåll')).toContainText('Början finns kvar');
        await page.getByRole('button', { name: 'HTML' }).click();
        await expect(page.getByLabel('Innehåll')).toHaveValue(/Början finns kvar/);
        await expectNothingStolen(page);
      });
    await Promise.all(posts.map(({ id }) => deletePost(id)));
  });
}
