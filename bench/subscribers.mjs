/** The newsletter's back office with ten thousand and with a million subscribers, at the API. */
import { createHash } from 'node:crypto';
import { signIn, withApi } from './api-alone.mjs';
import { residentMb } from './process-memory.mjs';
import { seedSubscribers } from './seed-subscribers.mjs';
import { median, percentile, rounded } from './statistics.mjs';

const SIZES = [10_000, 1_000_000];
const RUNS = 60;
const WARM_UP = 30;
const BULK = 1000;
const IMPORTED = 100_000;
const LIST = '/api/admin/newsletter/subscribers';

/** Each call as a function of the run, so that no two are the same. `size` is the number of subscribers. */
const CALLS = {
  'first page': () => '',
  'one of the first twenty pages': (run) => `?page=${1 + (run % 20)}`,
  'any page': (run, size) => `?page=${somePage(run, size)}`,
  'any page, by address': (run, size) => `?sortBy=email&sortOrder=asc&page=${somePage(run, size)}`,
  'any page of the active': (run, size) => `?status=active&page=${somePage(run, size * 0.9)}`,
  'a status, by address': (run) => `?status=pending&sortBy=email&sortOrder=asc&page=${1 + (run % 10)}`,
  'search for an address': (run) => `?search=p${run.toString(16).padStart(2, '0')}ab`,
  'search for a whole address': (run, size) =>
    `?search=${addressOf(Math.ceil(((run + 1) / RUNS) * size) - 7)}`,
  'search for a name': (run) => search(COMMON[run % 4]),
  'search for a name, by address': (run) => search(COMMON[run % 4], '&sortBy=email&sortOrder=asc'),
  'search for a name, last page': (run) => search(COMMON[run % 2], '&page=20'),
  'search for a name, of a status': (run) => search(COMMON[run % 4], '&status=pending'),
  'search for two letters': (run) => search(['an', 'p1', 'se', 'fa'][run % 4]),
  'search for a domain': (run) => search(`@exempel${run % 50}.se`),
  'search for what is nowhere': (run) =>
    search(['ingenstans', 'anna nilsson', '@nowhere.example', 'zz'][run % 4]),
};

/** Between one in eight and one in forty subscribers match. */
const COMMON = ['åkesson', 'sjöström', 'fatima', 'örjan ö'];
const search = (text, list = '') => `?search=${encodeURIComponent(text)}${list}`;

const somePage = (run, size) => 1 + Math.floor((run / RUNS) * (size / 50));

/** As the database is seeded. */
const addressOf = (n) => `p${createHash('md5').update(String(n)).digest('hex')}@exempel${n % 50}.se`;

export function measure() {
  return withApi(async ({ origin, pid, databaseUrl }) => {
    const admin = { base: origin + LIST, headers: await signIn(origin) };
    const p95 = Object.fromEntries(Object.keys(CALLS).map((name) => [name, []]));
    for (const size of SIZES) {
      await seedSubscribers(databaseUrl, size);
      for (const [name, query] of Object.entries(CALLS)) p95[name].push(await timeCalls(admin, query, size));
    }
    const rows = Object.entries(p95).map(([what, [few, many]]) => ({
      what,
      p95At10000Ms: few,
      p95AtMillionMs: many,
      ratio: rounded(many / few, 2),
    }));
    return {
      conditions: `${RUNS} calls of each kind, 50 rows a page; the rest with a million rows`,
      rows,
      export: await measureExport(admin, pid),
      bulkOf1000Ms: await measureBulk(admin),
      importOf100000S: await measureImport(admin),
    };
  });
}

async function timeCalls({ base, headers }, query, size) {
  const times = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const startedAt = performance.now();
    const response = await fetch(base + query(Math.abs(run), size), { headers });
    await response.text();
    if (!response.ok) throw new Error(`${query(Math.abs(run), size)} responded with ${response.status}`);
    if (run >= 0) times.push(performance.now() - startedAt);
  }
  return rounded(percentile(times, 0.95), 1);
}

async function measureExport({ base, headers }, pid) {
  const before = await residentMb(pid);
  const startedAt = performance.now();
  const response = await fetch(`${base}/export/csv`, { headers });
  let firstByteMs;
  let peak = before;
  let rows = 0;
  let last = 0;
  for await (const chunk of response.body) {
    firstByteMs ??= rounded(performance.now() - startedAt);
    for (const byte of chunk) if (byte === 10) rows += 1;
    if (performance.now() - last > 200) {
      last = performance.now();
      peak = Math.max(peak, await residentMb(pid));
    }
  }
  return {
    rows: rows - 1,
    firstByteMs,
    seconds: rounded((performance.now() - startedAt) / 1000, 1),
    memoryMb: rounded(peak - before, 1),
  };
}

async function measureBulk({ base, headers }) {
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const ids = [];
    for (let page = 1; ids.length < BULK; page += 1) {
      const response = await fetch(`${base}?status=active&limit=100&page=${page}`, { headers });
      ids.push(...(await response.json()).subscribers.map(({ id }) => id));
    }
    const startedAt = performance.now();
    const response = await fetch(`${base}/bulk-update`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids, action: 'change_status', value: 'unsubscribed' }),
    });
    const { affected } = await response.json();
    if (affected !== BULK) throw new Error(`${affected} of ${BULK} were changed`);
    times.push(performance.now() - startedAt);
  }
  return rounded(median(times));
}

async function measureImport({ base, headers }) {
  const lines = Array.from({ length: IMPORTED }, (_, index) => `import-${index}@exempel.se,Kim,Ek`);
  const startedAt = performance.now();
  const response = await fetch(`${base}/import?source=${encodeURIComponent('Mätningen')}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: `e-post,förnamn,efternamn\r\n${lines.join('\r\n')}\r\n`,
  });
  const { imported } = await response.json();
  if (imported !== IMPORTED) throw new Error(`${imported} of ${IMPORTED} were imported`);
  return rounded((performance.now() - startedAt) / 1000, 1);
}
