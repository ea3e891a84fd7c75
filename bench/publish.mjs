/** From the author's save to the visitor's page, with every cache on. Milliseconds. */
import { API, signIn, SITE, withProduct } from './product.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const POSTS = 40;
const GIVE_UP_MS = 5000;

export function measure() {
  return withProduct(async () => {
    const token = await signIn();
    await (await fetch(`${SITE}/kunskapsbibliotek`)).text();
    const first = [];
    const edits = [];
    for (let number = 0; number < POSTS; number += 1) {
      const title = `Mätning ${number} ${Date.now()}`;
      const created = await save(token, 'POST', '/api/blog/posts', body(title));
      first.push(await untilVisible(`/kunskapsbibliotek/${created.post.slug}`, title, created.startedAt));
      const edited = await save(token, 'PUT', `/api/blog/posts/${created.post.id}`, {
        ...body(`${title} igen`),
        version: created.post.version,
      });
      edits.push(
        await untilVisible(`/kunskapsbibliotek/${created.post.slug}`, `${title} igen`, edited.startedAt),
      );
      await fetch(`${API}/api/blog/posts/${created.post.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
    }
    const row = (what, sample) => ({
      what,
      medianMs: rounded(median(sample)),
      p95Ms: rounded(percentile(sample, 0.95)),
      maxMs: rounded(Math.max(...sample)),
    });
    return {
      conditions: `${POSTS} posts, counted from the moment the save is sent`,
      rows: [row('a new post is readable', first), row('an edit is readable', edits)],
    };
  });
}

function body(title) {
  return {
    title,
    content: '<p>Ett stycke.</p>',
    excerpt: 'Kort.',
    status: 'published',
    categories: ['somn'],
  };
}

async function save(token, method, path, payload) {
  const startedAt = performance.now();
  const response = await fetch(API + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(payload),
  });
  const saved = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${JSON.stringify(saved)}`);
  return { post: saved.post ?? saved, startedAt };
}

async function untilVisible(path, text, startedAt) {
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const response = await fetch(SITE + path, { redirect: 'manual' });
    if ((await response.text()).includes(text)) return performance.now() - startedAt;
  }
  throw new Error(`${path} was not visible within ${GIVE_UP_MS} ms`);
}
