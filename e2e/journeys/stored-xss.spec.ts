import type { Page } from '@playwright/test';
import { ADMIN_APP, SITE } from '../support/addresses';
import { createPost, deletePost } from '../support/api';
import { expect, test } from '../support/console';
import { carryToken } from '../support/sign-in';

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

/** The other fields of a post that the document contains. */
const hostilePost = (vector: string) =>
  createPost({
    title: `Fientligt ${Date.now()} </script><img src=x onerror=${STEAL}>`.slice(0, 180),
    excerpt: `</script><script>${STEAL}</script>`,
    content: `<p>Början finns kvar.</p>${vector}`,
    meta_description: `"><script>${STEAL}</script>`,
    categories: ['stresshantering'],
  });

async function expectUntouched(page: Page): Promise<void> {
  await expect(page.getByText('Början finns kvar.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  for (const link of await page.locator('article a').all())
    expect((await link.getAttribute('href')) ?? '').not.toMatch(/script:|tel:112;/i);
  expect(await page.locator('article').locator(`${FORBIDDEN}, [onerror], [onload], [style]`).count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stulen'))).toBeUndefined();
}

// One post for each vector: an unclosed element would swallow the vectors after it.
for (const [index, vector] of VECTORS.entries())
  test(`nothing of a hostile post runs, by address or by navigation: ${index + 1}, ${vector.slice(0, 40)}`, async ({
    page,
  }) => {
    const post = await hostilePost(vector);
    const address = `${SITE}/kunskapsbibliotek/${post.slug}`;
    await carryToken(page);
    await page.goto(address);
    await expectUntouched(page);

    await page.goto(`${SITE}/kunskapsbibliotek?search=Fientligt`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.locator(`main a[href="/kunskapsbibliotek/${post.slug}"]`).first().click();
    await expectUntouched(page);
    expect(page.url()).toBe(address);

    await page.goto(`${ADMIN_APP}/admin/blog/edit/${post.id}`);
    await expect(page.getByLabel('Innehåll')).toContainText('Början finns kvar');
    await page.getByRole('button', { name: 'HTML' }).click();
    await expect(page.getByLabel('Innehåll')).toHaveValue(/Början finns kvar/);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stulen'))).toBeUndefined();
    await deletePost(post.id);
  });
