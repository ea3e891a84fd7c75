/**
 * What a request costs, for docs/capacity.md: processor time of shells, APIs, database and proxy for each kind of
 * request, and requests per second with one API and with three, by wrk through HAProxy. Skipped where HAProxy or wrk is
 * not installed.
 */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { processorMs } from './processor-time.mjs';
import { hasProxy, withReplicas } from './replicas.mjs';
import { rounded } from './statistics.mjs';

const execute = promisify(execFile);
const WARM_UP_SECONDS = 8;
const SECONDS = Number(process.env.CAPACITY_SECONDS ?? 10);
const CONNECTIONS = 24;
const ARTICLE = 'sjalvmedkansla-lugnar-kroppen';

const settings = {
  // The bench names a client of its own for each request, as a proxy in front of HAProxy would.
  TRUSTED_PROXY_HOPS: '2',
  RETENTION_AUTOMATIC: 'false',
  NEWSLETTER_OPT_IN_PER_HOUR: '100000',
};
/** A number that no request of this run had before, and a net address of its own. */
const UNIQUE = `local n = 0
function unique()
  n = n + 1
  wrk.headers['X-Forwarded-For'] = string.format('10.%d.%d.%d', n / 65536 % 256, n / 256 % 256, n % 256)
  return START .. '-' .. n
end
`;
/** Requests at the shells' address and at the APIs': a path, and a body where something is written. */
const KINDS = {
  shell: {
    'page from memory': { path: `/kunskapsbibliotek/${ARTICLE}` },
    'page never seen before': { path: `/kunskapsbibliotek/${ARTICLE}?n=UNIQUE` },
  },
  api: {
    'one article': { path: `/api/blog/posts/${ARTICLE}?n=UNIQUE` },
    'search, uncached': { path: '/api/blog/posts?search=andning%20UNIQUE' },
    'sign-up': {
      path: '/api/newsletter/subscribe',
      body: '{"email":"UNIQUE@exempel.se","gdprConsent":true}',
    },
  },
};

export async function measure() {
  if (!hasProxy() || spawnSync('wrk', ['-v']).error) {
    console.log('Skipped: HAProxy or wrk is not installed (Debian: apt-get install haproxy wrk).');
    return undefined;
  }
  const withoutOthers = (name) => name === 'site' || name === 'api-1';
  const one = await withReplicas(settings, (replicas) => measureAll(replicas, 'api'), withoutOthers);
  const three = await withReplicas(settings, async (replicas) => [
    ...(await measureAll(replicas, 'api')),
    ...(await measureAll(replicas, 'shell')),
  ]);
  return {
    conditions: `wrk -t1 -c${CONNECTIONS} -d${SECONDS}s after ${WARM_UP_SECONDS} s, through HAProxy; generator, proxy, database and all processes on the same two cores; processor time by /proc`,
    rows: [...one, ...three],
  };
}

async function measureAll(replicas, target) {
  const rows = [];
  for (const [what, kind] of Object.entries(KINDS[target]))
    rows.push(await measureKind(replicas, target, what, kind));
  return rows;
}

async function measureKind(replicas, target, what, kind) {
  const script = await writeScript(kind);
  const load = ['-t1', `-c${CONNECTIONS}`, '-s', script, target === 'api' ? replicas.api : replicas.site];
  await execute('wrk', [`-d${WARM_UP_SECONDS}s`, ...load]);
  const groups = await processGroups(replicas);
  const before = await processorOf(groups);
  const { stdout } = await execute('wrk', [`-d${SECONDS}s`, '--latency', ...load]);
  const after = await processorOf(groups);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const cost = (group) => rounded((after[group] - before[group]) / requests, 2);
  return {
    what,
    apis: groups.api.length,
    perSecond: rounded(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1],
    failed,
    shellMs: cost('shell'),
    apiMs: cost('api'),
    databaseMs: cost('database'),
    proxyMs: cost('proxy'),
  };
}

/** wrk's script of a kind: `UNIQUE` stands for the request's own number. */
async function writeScript({ path: address, body }) {
  const file = path.join(tmpdir(), `stillsam-capacity-${process.pid}.lua`);
  const filled = (text) => `("${text.replaceAll('"', '\\"')}"):gsub('UNIQUE', id)`;
  // Another one in the run that warms up.
  const start = "START = os.time() .. 'x'\n";
  const request = body
    ? `wrk.headers['Content-Type'] = 'application/json'\n  return wrk.format('POST', '${address}', nil, (${filled(body)}))`
    : `return wrk.format('GET', (${filled(address)}))`;
  const accept = "wrk.headers['Accept-Encoding'] = 'br'\n";
  await writeFile(
    file,
    `${start}${accept}${UNIQUE}request = function()\n  local id = unique()\n  ${request}\nend\n`,
  );
  return file;
}

async function processGroups({ names, pidOf, databasePid }) {
  const named = (prefix) => names.filter((name) => name.startsWith(prefix)).map(pidOf);
  return {
    shell: named('shell'),
    api: named('api'),
    proxy: [pidOf('proxy')],
    database: [await databasePid()],
  };
}

async function processorOf(groups) {
  const entries = Object.entries(groups).map(async ([name, pids]) => [name, await processorMs(pids)]);
  return Object.fromEntries(await Promise.all(entries));
}
