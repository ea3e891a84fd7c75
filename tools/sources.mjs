import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * npm run sources: requests the address of each source of the articles, and lists those that are broken, have moved or
 * give no clear answer. `npm run sources -- --checked` dates those that answered, in content/sources.json.
 */

const CONTENT = path.join(import.meta.dirname, '../content');
const FILE = path.join(CONTENT, 'sources.json');
const TIMEOUT_MS = 15_000;
/** Between two requests to the same host. */
const PAUSE_MS = 1_000;
/** Statuses by which a server refuses HEAD, or refuses programs; some answer the same GET. */
const TRY_GET = [403, 405, 501];
const GONE = [404, 410];

/** @typedef {'answers' | 'moved' | 'broken' | 'unclear'} Verdict */
/** @typedef {{ address: string, verdict: Verdict, detail: string }} Check */

/** Addresses in the lists of sources of all articles, without repeats, by name. */
export function articleSources() {
  const files = readdirSync(path.join(CONTENT, 'articles'));
  const addresses = files.flatMap((file) => {
    const [, list = ''] = readFileSync(path.join(CONTENT, 'articles', file), 'utf8').split('\n## Källor\n');
    return Array.from(list.matchAll(/^\d+\. .*?\]\((https:[^)]+)\)/gm), ([, address = '']) => address);
  });
  return [...new Set(addresses)].sort();
}

/** @returns {Record<string, string | null>} day of the last check by address; null where nobody has dated one. */
export function sourceDays() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/**
 * What a response says of an address. doi.org redirects every registered DOI, and knows no other.
 *
 * @param {string} address
 * @param {{ status: number, headers: Headers }} response to a request that follows no redirect.
 * @returns {Check}
 */
export function evaluate(address, { status, headers }) {
  const target = headers.get('location');
  if (status >= 200 && status < 300) return { address, verdict: 'answers', detail: '' };
  if (target !== null && status >= 300 && status < 400)
    return new URL(address).hostname === 'doi.org'
      ? { address, verdict: 'answers', detail: '' }
      : { address, verdict: 'moved', detail: new URL(target, address).href };
  return { address, verdict: GONE.includes(status) ? 'broken' : 'unclear', detail: String(status) };
}

/**
 * Requests all addresses: the hosts side by side, the addresses of one host one by one.
 *
 * @param {string[]} addresses
 * @param {{ pauseMs?: number, timeoutMs?: number }} [options]
 * @returns {Promise<Check[]>} host by host.
 */
export async function checkAddresses(addresses, { pauseMs = PAUSE_MS, timeoutMs = TIMEOUT_MS } = {}) {
  const hostOf = (/** @type {string} */ address) => new URL(address).host;
  const hosts = [...new Set(addresses.map(hostOf))];
  const checks = await Promise.all(
    hosts.map(async (host) => {
      const found = [];
      for (const address of addresses.filter((each) => hostOf(each) === host)) {
        if (found.length > 0) await wait(pauseMs);
        found.push(await checkAddress(address, timeoutMs));
      }
      return found;
    }),
  );
  return checks.flat();
}

/**
 * @param {string} address
 * @param {number} timeoutMs
 * @returns {Promise<Check>}
 */
async function checkAddress(address, timeoutMs) {
  /** @param {'HEAD' | 'GET'} method */
  const request = async (method) => {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': 'stillsam-sources (checks the links of its own articles)' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response;
  };
  try {
    const response = await request('HEAD');
    return evaluate(address, TRY_GET.includes(response.status) ? await request('GET') : response);
  } catch (error) {
    return { address, verdict: 'unclear', detail: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The days with those of a check put in. Addresses that no article has are left out.
 *
 * @param {Record<string, string | null>} days
 * @param {Check[]} checks
 * @param {string} today YYYY-MM-DD.
 * @returns {Record<string, string | null>}
 */
export function dated(days, checks, today) {
  const lines = checks.map(({ address, verdict }) => [
    address,
    verdict === 'answers' ? today : (days[address] ?? null),
  ]);
  return Object.fromEntries(lines.sort());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const checks = await checkAddresses(articleSources());
  for (const { address, verdict, detail } of checks.filter(({ verdict }) => verdict !== 'answers'))
    console.log(`${verdict.padEnd(8)} ${address}  ${detail}`);
  const answering = checks.filter(({ verdict }) => verdict === 'answers').length;
  console.log(`${answering} of ${checks.length} addresses answer.`);
  if (process.argv.includes('--checked')) {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());
    writeFileSync(FILE, `${JSON.stringify(dated(sourceDays(), checks, today), null, 2)}\n`);
  }
  if (checks.some(({ verdict }) => verdict === 'broken')) process.exitCode = 1;
}
