import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PrimaryWithStandby, query } from '../support/standby';
import { TcpSwitch } from '../support/tcp-switch';
import { eventually, postBody, TestApi } from '../support/test-api';

const START_LIMIT_MS = 60_000;

interface Post {
  id: string;
  slug: string;
  version: number;
}

let servers: PrimaryWithStandby;
let relay: TcpSwitch;
let api: TestApi;
let other: TestApi;
/** Without a replica. It runs as long as the others: passport keeps the strategy of the app that came last. */
let plain: TestApi;
let token: string;
let post: Post;
let pageNumber = 1;

beforeAll(async () => {
  servers = await PrimaryWithStandby.start();
  relay = await TcpSwitch.start(servers.standbyUrl);
  const options = {
    databaseUrl: servers.primaryUrl,
    environment: { DATABASE_READ_URL: relay.via(servers.standbyUrl) },
  };
  api = await TestApi.start(options);
  other = await TestApi.start(options);
  plain = await TestApi.start({ databaseUrl: servers.primaryUrl });
  token = (await api.signedIn('admin')).token;
  post = (await api.call<Post>('POST', '/api/blog/posts', { token, body: postBody() })).body;
}, START_LIMIT_MS);
afterAll(async () => {
  await api.stop();
  await other.stop();
  await plain.stop();
  await relay.stop();
  await servers.stop();
}, START_LIMIT_MS);

const replicaOf = async (of: TestApi) =>
  (await of.get<{ read_replica: string }>('/api/health/ready')).body.read_replica;

/** A public read that no cache holds. */
const readList = (of = api) => of.get(`/api/blog/posts?page=${(pageNumber += 1)}`);

/** Connections of a server whose last statement was a public read on a replica. */
async function readersOf(url: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    url,
    `SELECT count(*) FROM pg_stat_activity
     WHERE application_name = 'stillsam-api-reads' AND query LIKE '%post%'`,
  );
  return Number(row?.count);
}

/** When a public read was last begun on a server, in milliseconds. */
async function readsOn(url: string): Promise<number> {
  const [row] = await query<{ at: string }>(
    url,
    `SELECT coalesce(max(extract(epoch FROM query_start)), 0)::text AS at FROM pg_stat_activity
     WHERE application_name = 'stillsam-api-reads' AND query LIKE '%post%'`,
  );
  return Number(row?.at);
}

async function title(of: TestApi): Promise<string | undefined> {
  const { body } = await of.get<{ post?: { title: string } }>(`/api/blog/posts/${post.slug}`);
  return body.post?.title;
}

async function rename(to: string): Promise<void> {
  const body = postBody({ title: to, slug: post.slug, version: post.version });
  const answer = await api.call<Post>('PUT', `/api/blog/posts/${post.id}`, { token, body });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(to)]);
  post = answer.body;
}

/** Reads until the replica answers again. */
const untilReplicaIsUsed = () =>
  eventually(async () => {
    await readList();
    return (await replicaOf(api)) === 'current';
  });

describe('public reads with a replica', () => {
  it('go to it, and changes and the back office go to the database', async () => {
    await untilReplicaIsUsed();
    await Promise.all(Array.from({ length: 6 }, () => readList()));
    expect(await readersOf(servers.standbyUrl)).toBeGreaterThan(0);
    expect(await readersOf(servers.primaryUrl)).toBe(0);
    expect((await api.get('/api/blog/admin/posts', token)).status).toBe(200);
  });

  it.each(['/api/blog/posts?search=morgon', '/api/blog/posts?category=somn', '/api/blog/sitemap-entries'])(
    'read %s of the replica as of the database',
    async (path) => {
      await untilReplicaIsUsed();
      const fromDatabase = await plain.get(path);
      const fromReplica = await api.get(path);
      expect(fromReplica.body).toEqual(fromDatabase.body);
      expect(JSON.stringify(fromReplica.body)).toContain(post.slug);
    },
  );
});

describe('a replica that is behind', () => {
  it('is not read until it has what this process knows', async () => {
    await untilReplicaIsUsed();
    await servers.setReplay(false);
    try {
      await rename('Ny rubrik');
      expect(await title(api)).toBe('Ny rubrik');
      await eventually(async () => (await title(other)) === 'Ny rubrik', 1000);
      expect((await readList()).status).toBe(200);
      expect(await replicaOf(api)).toBe('behind');
      const [row] = await query<{ title: string }>(
        servers.standbyUrl,
        `SELECT title FROM posts WHERE id = ${post.id}`,
      );
      expect(row?.title).not.toBe('Ny rubrik');
    } finally {
      await servers.setReplay(true);
    }
    await untilReplicaIsUsed();
  });

  it('is not read for a caller who knows more than this process', async () => {
    await untilReplicaIsUsed();
    const headers = { 'X-Content-Version': '9'.repeat(18) };
    const before = await readsOn(servers.standbyUrl);
    for (let read = 0; read < 3; read += 1)
      expect((await api.call('GET', `/api/blog/posts/${post.slug}`, { headers })).status).toBe(200);
    expect(await readsOn(servers.standbyUrl)).toBe(before);
    await readList();
    expect(await readsOn(servers.standbyUrl)).toBeGreaterThan(before);
  });

  it('never gives an answer older than a save while readers and writers race', async () => {
    let isRacing = true;
    const readers = Array.from({ length: 4 }, async () => {
      while (isRacing) expect((await readList()).status).toBe(200);
    });
    for (let round = 1; round <= 15; round += 1) {
      await rename(`Kapplöpning ${round}`);
      expect(await title(api)).toBe(`Kapplöpning ${round}`);
    }
    isRacing = false;
    await Promise.all(readers);
  });
});

describe('a replica that is away', () => {
  it('costs no request when it is killed under load, and is read again when it is back', async () => {
    await untilReplicaIsUsed();
    let isReading = true;
    const statuses: number[] = [];
    const readers = Array.from({ length: 8 }, async () => {
      while (isReading) statuses.push((await readList()).status);
    });
    await eventually(() => statuses.length > 50);
    await servers.kill();
    await eventually(async () => (await replicaOf(api)) === 'away');
    const before = statuses.length;
    await eventually(() => statuses.length > before + 50);
    isReading = false;
    await Promise.all(readers);
    expect(new Set(statuses)).toEqual(new Set([200]));

    await servers.restart();
    await untilReplicaIsUsed();
  }, 30_000);

  it.each(['silent', 'deaf'] as const)(
    'and %s delays one request for a moment, and later ones not at all',
    async (mode) => {
      await untilReplicaIsUsed();
      relay.set(mode);
      try {
        const startedAt = performance.now();
        expect((await readList()).status).toBe(200);
        expect(performance.now() - startedAt).toBeLessThan(3000);
        const again = performance.now();
        for (let read = 0; read < 10; read += 1) expect((await readList()).status).toBe(200);
        expect(performance.now() - again).toBeLessThan(1000);
      } finally {
        relay.set('open');
      }
      await untilReplicaIsUsed();
    },
  );

  it('at the start is connected to when it comes', async () => {
    relay.set('refusing');
    const late = await TestApi.start({
      databaseUrl: servers.primaryUrl,
      environment: { DATABASE_READ_URL: relay.via(servers.standbyUrl) },
    });
    try {
      expect((await readList(late)).status).toBe(200);
      expect(await replicaOf(late)).toBe('away');
      relay.set('open');
      await eventually(async () => (await replicaOf(late)) === 'current');
      expect((await readList(late)).status).toBe(200);
    } finally {
      relay.set('open');
      await late.stop();
    }
  });
});

it('an API without a replica says so', async () => {
  expect(await replicaOf(plain)).toBe('none');
});
