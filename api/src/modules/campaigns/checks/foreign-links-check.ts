import http from 'node:http';
import https from 'node:https';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { error, ok, summarise, unknown, warning, type Finding } from './check';

const MAX_LINKS = 20;
const AT_A_TIME = 5;
const MAX_ADDRESS_LENGTH = 80;

/** Whether the pages of other sites that a letter links to are there. */
export async function checkForeignLinks(
  addresses: readonly string[],
  probe: (address: string) => Promise<Probe> = probeLink,
): Promise<Finding> {
  if (addresses.length === 0) return ok('Brevet länkar inte till andra webbplatser.');
  const looked = addresses.slice(0, MAX_LINKS);
  const waiting = looked.entries();
  const findings: Finding[] = [];
  const work = async () => {
    for (const [index, address] of waiting) findings[index] = toFinding(address, await probe(address));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (addresses.length > MAX_LINKS)
    findings.push(
      unknown(
        `Bara de ${MAX_LINKS} första länkarna till andra webbplatser kontrollerades. Öppna gärna de övriga ${addresses.length - MAX_LINKS} själv.`,
      ),
    );
  return summarise(findings, 'Alla länkar till andra webbplatser svarar.');
}

function toFinding(address: string, probe: Probe): Finding {
  const shown = address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH)}…` : address;
  const findings: Record<Probe, Finding> = {
    ok: ok(),
    gone: error(`Sidan ${shown} finns inte längre. Byt länk.`),
    'no-host': error(`Webbplatsen ${shown} finns inte. Kontrollera stavningen, eller byt länk.`),
    private: error(`Adressen ${shown} finns bara på ett privat nät, så läsarna når den inte. Byt länk.`),
    unknown: warning(`Kunde inte kontrolleras: ${shown}. Öppna länken och se att den fungerar.`),
  };
  return findings[probe];
}

type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveHost: Resolve = (host) => lookup(host, { all: true });

/**
 * False for addresses that only this machine or its network reach: loopback, private, link-local (where clouds have
 * their metadata), unique-local, and every range that is set aside or translates into another.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** What a link of another site leads to. */
export type Probe = 'ok' | 'gone' | 'no-host' | 'private' | 'unknown';

interface ProbeOptions {
  resolve?: Resolve;
  isPublic?: (address: string) => boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([404, 410]);
/** The server knows no HEAD. */
const NO_HEAD = new Set([405, 501]);
const HEADERS = { 'User-Agent': 'Stillsam link check', Accept: '*/*' };

/**
 * Asks whether a page of another site is there. Addresses come from letters, so that this server must not be led to
 * what only it can reach: each host, also of a redirect, is resolved and checked first, and the connection goes to a
 * checked address.
 */
export async function probeLink(
  address: string,
  { resolve = resolveHost, isPublic = isPublicAddress, timeoutMs = TIMEOUT_MS }: ProbeOptions = {},
): Promise<Probe> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<Probe>((done) => {
    signal.addEventListener('abort', () => done('unknown'), { once: true });
  });
  return Promise.race([follow(new URL(address), { resolve, isPublic, signal }), late]);
}

interface Guard extends Required<Pick<ProbeOptions, 'resolve' | 'isPublic'>> {
  signal: AbortSignal;
}

async function follow(first: URL, guard: Guard): Promise<Probe> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await visit(url, guard);
    if (typeof answer === 'string') return answer;
    if (GONE.has(answer.status)) return 'gone';
    if (answer.status < 300) return 'ok';
    const next = REDIRECTS.has(answer.status) ? URL.parse(answer.location ?? '', url) : null;
    if (!next || !answer.location) return 'unknown';
    url = next;
  }
  return 'unknown';
}

interface Answer {
  status: number;
  location: string | undefined;
}

async function visit(url: URL, guard: Guard): Promise<Answer | Probe> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'unknown';
  try {
    const targets = await guard.resolve(url.hostname.replace(/^\[|\]$/g, ''));
    if (!targets.every(({ address }) => guard.isPublic(address))) return 'private';
    const answer = await request(url, 'HEAD', targets, guard.signal);
    return NO_HEAD.has(answer.status) ? await request(url, 'GET', targets, guard.signal) : answer;
  } catch (error) {
    return Object(error).code === 'ENOTFOUND' ? 'no-host' : 'unknown';
  }
}

/** Reads the head of the response alone. */
function request(
  url: URL,
  method: 'HEAD' | 'GET',
  targets: LookupAddress[],
  signal: AbortSignal,
): Promise<Answer> {
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options: https.RequestOptions = {
      method,
      headers: HEADERS,
      signal,
      agent: false,
      // Node asks for all addresses, and tries those of both families.
      lookup: (_host, _options, done) => done(null, targets),
    };
    const sent = open(url, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}
