/**
 * Readers of a hundred thousand articles while one is published each second: share of cache hits, latencies, and how soon
 * a change is seen at the other shell. Then an hour's worth of publications in some minutes, for the shells' memory.
 * Skipped where HAProxy is not installed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { hasProxy, withReplicas } from './replicas.mjs';
import { residentMb } from './process-memory.mjs';
import { seedPosts } from './seed-posts.mjs';
import { percentile, rounded } from './statistics.mjs';

const POSTS = Number(process.env.BENCH_POSTS ?? 100_000);
const READS_PER_SECOND = 30;
const STEADY_SECONDS = Number(process.env.BENCH_SECONDS ?? 180);
const HOUR_OF_CHANGES = Number(process.env.BENCH_CHANGES ?? 3600);
const FAST_CHANGES_PER_SECOND = 4;
const MOST_LOOKS = 50;
const MEMORY_EVERY_MS = 5000;
const WARM_UP_MS = 20_000;
const SHELLS = ['shell-1', 'shell-2'];
const ADMIN = { email: 'bench@stillsam.example', password: 'en lång fras för mätningen 4711' };
const LIBRARY = '/kunskapsbibliotek';
/** Euler's. */
const GAMMA = 0.5772;

export async function measure() {
  if (!hasProxy()) {
    console.log('Skipped: HAProxy is not installed (Debian: apt-get install haproxy).');
    return undefined;
  }
  const settings = {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RETENTION_AUTOMATIC: 'false',
    METRICS_PORT: '1',
  };
  const isWanted = (name) => name !== 'api-3';
  return withReplicas(settings, publishAndRead, isWanted, 'bench-churn');
}

async function publishAndRead(replicas) {
  await seedPosts(replicas.databaseUrl, POSTS);
  const site = new Site(replicas, await readPosts(replicas.databaseUrl));
  await site.signIn();
  const memory = watchMemory(replicas);
  const reading = site.readUntil(() => site.isOver);
  await delay(WARM_UP_MS);
  const before = await site.lookups();
  site.reads.length = 0;
  await site.publish(STEADY_SECONDS, 1);
  const after = await site.lookups();
  const steady = {
    reads: site.reads.slice(),
    saved: site.saved.slice(),
    seen: site.seen.slice(),
    hits: shareOfHits(before, after),
  };
  await site.publish(HOUR_OF_CHANGES / FAST_CHANGES_PER_SECOND, FAST_CHANGES_PER_SECOND);
  site.isOver = true;
  await reading;
  memory.stop();
  const times = (sample, share) => rounded(percentile(sample, share), 1);
  return {
    conditions: `${POSTS} articles, two shells and two APIs behind HAProxy, ${READS_PER_SECOND} reads a second by Zipf's law, one publication a second for ${STEADY_SECONDS} s, then ${HOUR_OF_CHANGES} at ${FAST_CHANGES_PER_SECOND} a second; all on the same two cores`,
    rows: [
      { what: 'share of cache hits', value: rounded(steady.hits * 100), unit: '%' },
      { what: 'page, p50', value: times(steady.reads, 0.5), unit: 'ms' },
      { what: 'page, p99', value: times(steady.reads, 0.99), unit: 'ms' },
      {
        what: 'from a publication to the response of its save, p50',
        value: times(steady.saved, 0.5),
        unit: 'ms',
      },
      {
        what: 'from a publication to the response of its save, p95',
        value: times(steady.saved, 0.95),
        unit: 'ms',
      },
      {
        what: 'from a publication to the other shell’s page, p50',
        value: times(steady.seen, 0.5),
        unit: 'ms',
      },
      {
        what: 'from a publication to the other shell’s page, p95',
        value: times(steady.seen, 0.95),
        unit: 'ms',
      },
      { what: 'publications', value: site.seen.length, unit: '' },
      { what: 'first reads that were old', value: site.stale, unit: '' },
      { what: 'requests that failed', value: site.failed, unit: '' },
      ...memory.rows(),
    ],
  };
}

async function readPosts(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `SELECT id::text, slug FROM posts WHERE status = 'published' ORDER BY published_at DESC, id DESC`,
  );
  await client.end();
  return rows;
}

/** Memory of each shell over time: at a quarter of the run, and at its end. */
function watchMemory({ pidOf }) {
  const samples = Object.fromEntries(SHELLS.map((name) => [name, []]));
  const timer = setInterval(async () => {
    for (const name of SHELLS) samples[name].push(await residentMb(pidOf(name)));
  }, MEMORY_EVERY_MS);
  const middle = (sample) => percentile(sample, 0.5);
  return {
    stop: () => clearInterval(timer),
    rows: () =>
      SHELLS.flatMap((name) => {
        const quarter = Math.ceil(samples[name].length / 4);
        return [
          {
            what: `${name}, memory in the second quarter`,
            value: middle(samples[name].slice(quarter, 2 * quarter)),
            unit: 'MB',
          },
          {
            what: `${name}, memory in the last quarter`,
            value: middle(samples[name].slice(-quarter)),
            unit: 'MB',
          },
        ];
      }),
  };
}

function shareOfHits(before, after) {
  const of = (result) => after[result] - before[result];
  return of('hit') / (of('hit') + of('shared') + of('miss'));
}

class Site {
  reads = [];
  /** Milliseconds from each publication until it is saved. */
  saved = [];
  /** Milliseconds from each publication until the other shell shows it. */
  seen = [];
  stale = 0;
  failed = 0;
  isOver = false;
  #replicas;
  #posts;
  #token = '';

  constructor(replicas, posts) {
    this.#replicas = replicas;
    this.#posts = posts;
  }

  async signIn() {
    const { token } = await this.#send('POST', '/api/auth/login', ADMIN);
    this.#token = token;
  }

  async lookups() {
    const sum = { hit: 0, shared: 0, miss: 0 };
    for (const name of SHELLS) {
      const text = await (await fetch(this.#replicas.metricsOf(name))).text();
      for (const result of Object.keys(sum))
        sum[result] += Number(
          new RegExp(`page_cache_lookups_total{result="${result}"} (\\d+)`).exec(text)?.[1] ?? 0,
        );
    }
    return sum;
  }

  async readUntil(isOver) {
    const reading = new Set();
    while (!isOver()) {
      const read = this.#read().finally(() => reading.delete(read));
      reading.add(read);
      await delay(1000 / READS_PER_SECOND);
    }
    await Promise.all(reading);
  }

  async publish(seconds, perSecond) {
    const publishing = [];
    for (let number = 0; number < seconds * perSecond; number += 1) {
      publishing.push(this.#publishOne(number).catch(() => (this.failed += 1)));
      await delay(1000 / perSecond);
    }
    await Promise.all(publishing);
  }

  /** A usual long tail: the nth article is read 1/n as often as the first. */
  #pick() {
    const rank = Math.exp(Math.random() * (Math.log(this.#posts.length) + GAMMA)) - 0.5;
    return this.#posts[Math.min(this.#posts.length - 1, Math.floor(rank))];
  }

  async #read() {
    const chance = Math.random();
    const path = chance < 0.05 ? '/' : chance < 0.12 ? LIBRARY : `${LIBRARY}/${this.#pick().slug}`;
    const startedAt = performance.now();
    const response = await fetch(this.#replicas.site + path).catch(() => null);
    await response?.arrayBuffer();
    if (!response?.ok) this.failed += 1;
    else this.reads.push(performance.now() - startedAt);
  }

  /** Changes an article that is read, or publishes a new one, through one shell, and looks at the other. */
  async #publishOne(number) {
    const mark = `Ny mening ${number} ${Date.now()}`;
    const save = number % 2 === 0 ? () => this.#create(mark) : await this.#open(this.#pick(), mark);
    const startedAt = performance.now();
    const { slug } = await save();
    this.saved.push(performance.now() - startedAt);
    const other = this.#replicas.originOf(SHELLS[number % SHELLS.length]);
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const html = await (await fetch(`${other}${LIBRARY}/${slug}`)).text();
      if (look > 0) this.stale += 1;
      if (html.includes(mark)) return void this.seen.push(performance.now() - startedAt);
    }
    this.failed += 1;
  }

  #create(mark) {
    return this.#send('POST', '/api/blog/posts', {
      title: mark,
      content: `<p>${mark}</p>`,
      excerpt: 'Kort.',
      categories: ['somn'],
      status: 'published',
    });
  }

  /** @returns what saves the article with a changed text. */
  async #open({ id }, mark) {
    const { title, slug, excerpt, categories, tags, version } = await this.#send(
      'GET',
      `/api/blog/admin/posts/${id}`,
    );
    const content = `<p>${mark}</p>`;
    const body = { title, slug, excerpt, categories, tags, version, content, status: 'published' };
    return () => this.#send('PUT', `/api/blog/posts/${id}`, body);
  }

  async #send(method, path, body) {
    const response = await fetch(this.#replicas.api + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.#token ? { Authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  }
}
