/**
 * Reads right after saves, each through another process than the save: two shells and two APIs. A read that shows less
 * than an acknowledged save did is stale. Skipped where HAProxy is not installed.
 */
import { hasProxy, withReplicas } from './replicas.mjs';
import { percentile, rounded } from './statistics.mjs';

const READS = Number(process.env.BENCH_READS ?? 10_000);
const ADMIN = { email: 'bench@stillsam.example', password: 'en lång fras för mätningen 4711' };
const LIBRARY = '/kunskapsbibliotek';
/** The library lists twelve. */
const ARTICLES = 10;

export async function measure() {
  if (!hasProxy()) {
    console.log('Skipped: HAProxy is not installed (Debian: apt-get install haproxy).');
    return undefined;
  }
  const settings = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RETENTION_AUTOMATIC: 'false',
    // A page that cannot be rendered is served as it was, and says so in the log.
    LOG_LEVEL: 'warn',
  };
  return withReplicas(settings, async ({ originOf }) => {
    const token = await signIn(originOf('api-1'));
    const posts = [];
    for (let number = 0; number < ARTICLES; number += 1)
      posts.push(await create(originOf('api-1'), token, number));
    const samples = { saves: [], visible: [], reads: [] };
    for (let round = 0; samples.reads.length < READS; round += 1)
      await saveAndRead(posts[round % ARTICLES], round, { originOf, token, samples });
    const stale = samples.reads.filter(({ isStale }) => isStale);
    if (stale.length > 0) process.exitCode = 1;
    return {
      conditions: `each save through one process, then at once sixteen reads through all; all caches on; ${samples.saves.length} saves`,
      reads: samples.reads.length,
      stale: stale.length,
      rows: [
        ...['article', 'library', 'API, article', 'API, list'].map((what) => row(what, samples.reads)),
        { what: 'save', ...times(samples.saves) },
        { what: 'from the save to the other shell’s page', ...times(samples.visible) },
      ],
    };
  });
}

/** Every process takes saves in turn; the reads go through the others first. */
async function saveAndRead(post, round, { originOf, token, samples }) {
  const names = ['api-1', 'shell-1', 'api-2', 'shell-2'];
  const writer = names[round % names.length];
  const title = `Läst genast ${post.id} ${round}`;
  const startedAt = performance.now();
  const saved = await send(originOf(writer), token, 'PUT', `/api/blog/posts/${post.id}`, {
    ...body(title),
    version: post.version,
  });
  const saveMs = performance.now() - startedAt;
  samples.saves.push(saveMs);
  post.version = saved.version;
  const article = `${LIBRARY}/${post.slug}`;
  const others = names.filter((name) => name !== writer);
  const reads = [...others, writer].flatMap((name) =>
    name.startsWith('shell')
      ? [
          { name, what: 'article', path: article },
          { name, what: 'library', path: LIBRARY },
        ]
      : [
          { name, what: 'API, article', path: `/api/blog/posts/${post.slug}` },
          { name, what: 'API, list', path: '/api/blog/posts?limit=12' },
        ],
  );
  // Two visitors each.
  await Promise.all(
    [...reads, ...reads].map(async ({ name, what, path }) => {
      const sentAt = performance.now();
      const response = await fetch(originOf(name) + path);
      const isStale = !(await response.text()).includes(title);
      const ms = Math.round(performance.now() - sentAt);
      if (isStale)
        console.log(
          `Stale: ${what} through ${name}, ${response.status}, ${ms} ms, after ${title} (${Math.round(saveMs)} ms)`,
        );
      samples.reads.push({ what, isStale });
      if (what === 'article' && name !== writer) samples.visible.push(performance.now() - startedAt);
    }),
  );
}

async function signIn(origin) {
  const { token } = await send(origin, undefined, 'POST', '/api/auth/login', ADMIN);
  return token;
}

const create = (origin, token, number) =>
  send(origin, token, 'POST', '/api/blog/posts', body(`Läst genast, artikel ${number} ${Date.now()}`));

const body = (title) => ({
  title,
  content: `<p>${title}</p>`,
  excerpt: 'Kort.',
  status: 'published',
  categories: ['somn'],
});

async function send(origin, token, method, path, payload) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(payload),
  });
  const answer = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${JSON.stringify(answer)}`);
  return answer.post ?? answer;
}

function row(what, reads) {
  const own = reads.filter((read) => read.what === what);
  return { what, reads: own.length, stale: own.filter(({ isStale }) => isStale).length };
}

function times(sample) {
  return {
    p50: rounded(percentile(sample, 0.5), 1),
    p95: rounded(percentile(sample, 0.95), 1),
    worst: rounded(percentile(sample, 1), 1),
  };
}
