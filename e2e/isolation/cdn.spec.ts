import { test } from '@playwright/test';
import { PORTS } from '../support/addresses';
import { createPost, deletePost, updatePost } from '../support/api';
import { expect } from '../support/console';
import { eventually, ShellProcess } from '../support/shell-process';
import { hasVarnish, Varnish } from '../support/varnish';

const SHELL_PORT = PORTS.shell + 44;
const VARNISH_PORT = SHELL_PORT + 1;
const LIBRARY = '/kunskapsbibliotek';
/** A purge is sent at once. */
const PURGE_LIMIT_MS = 3000;

test.describe.configure({ mode: 'serial' });
test.skip(!hasVarnish(), 'Varnish is not installed (Debian: apt-get install varnish varnish-modules).');

let varnish: Varnish;
let shell: ShellProcess;

test.beforeAll(async () => {
  varnish = await Varnish.start(VARNISH_PORT, SHELL_PORT);
  shell = await ShellProcess.start({
    port: SHELL_PORT,
    environment: { PURGE_KIND: 'varnish', PURGE_URL: `${varnish.origin}/` },
  });
});
test.afterAll(async () => {
  await shell?.stop();
  await varnish?.stop();
});

/** Varnish names a second request in this header where it answers from its cache. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(varnish.origin + path, { headers });
  return {
    text: await response.text(),
    isHit: / \d/.test(response.headers.get('x-varnish') ?? ''),
    headers: response.headers,
  };
}
const untilKept = (path: string) => eventually(async () => (await visit(path)).isHit);

test('keeps pages in Varnish, and tells browsers to ask at each visit', async () => {
  await untilKept('/');
  const { headers } = await visit('/', { Cookie: 'stillsam-version=7' });
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  for (const name of ['surrogate-key', 'cache-tag', 'xkey', 'set-cookie'])
    expect(headers.get(name)).toBeNull();
  expect((await visit('/', { Cookie: 'stillsam-forhandsvisning=x' })).isHit).toBe(false);
  expect((await visit('/api/blog/posts')).isHit).toBe(false);
});

test('drops the pages that show a publication, and leaves the others', async () => {
  const other = await createPost({ title: `Kvar i cachen ${Date.now()}`, categories: ['naring'] });
  const post = await createPost({ title: `Före ${Date.now()}`, categories: ['somn'] });
  const article = `${LIBRARY}/${post.slug}`;
  for (const path of [article, LIBRARY, `${LIBRARY}/${other.slug}`]) await untilKept(path);
  // The repeated purges of the publications above.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  for (const path of [article, LIBRARY, `${LIBRARY}/${other.slug}`]) await untilKept(path);
  const title = `Efter ${Date.now()}`;
  await updatePost(post.id, { title, content: '<p>Ny text.</p>', version: post.version });
  for (const path of [article, LIBRARY])
    await eventually(async () => (await visit(path)).text.includes(title), PURGE_LIMIT_MS);
  expect((await visit(`${LIBRARY}/${other.slug}`)).isHit).toBe(true);
  await deletePost(post.id);
  await eventually(async () => !(await visit(article)).text.includes(title), PURGE_LIMIT_MS);
  await deletePost(other.id);
});

test('names the tags of a purge', async () => {
  expect((await fetch(varnish.origin, { method: 'PURGE' })).status).toBe(400);
});
