import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { createStaticOrigin, readDrainMilliseconds, readHops } from './static-origin.mjs';

const SITE = 'https://stillsam.example';
const START_LIMIT_MS = 10_000;
/** @type {string} */
let folder;
/** @type {import('node:http').Server[]} */
let servers;

beforeEach(async () => {
  servers = [];
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-origin-'));
  await mkdir(path.join(folder, 'releases/0a1b2c3d4e'), { recursive: true });
  await writeFile(path.join(folder, 'releases/0a1b2c3d4e/remoteEntry.js'), '1');
  await writeFile(path.join(folder, 'releases/0a1b2c3d4e/remoteEntry.js.br'), 'compressed');
  await addApplication('0a1b2c3d4e', 'first');
  await addApplication('1b2c3d4e5f', 'second');
  await pointTo('0a1b2c3d4e');
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

/**
 * A release with an application whose script is called after it.
 *
 * @param {string} version
 * @param {string} name
 */
async function addApplication(version, name) {
  const application = path.join(folder, 'releases', version, 'standalone');
  await mkdir(path.join(application, 'assets'), { recursive: true });
  await writeFile(path.join(application, 'index.html'), `<!doctype html><title>${name}</title>`);
  await writeFile(path.join(application, `assets/${name}.0123abcd.js`), name);
  await writeFile(path.join(application, 'icon.svg'), name);
  await writeFile(path.join(folder, 'releases', version, 'release.json.sig'), '');
}

/** @param {string} stable */
async function pointTo(stable) {
  const pointer = { stable, canary: null, changedAt: new Date().toISOString() };
  await writeFile(path.join(folder, 'releases/current.json'), JSON.stringify(pointer));
}

/** @param {import('node:http').Server} server */
async function listen(server) {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

/** The admin's origin in front of an API that tells what it was sent. */
async function startAdminOrigin(trustedHops = 0) {
  const api = http.createServer((request, response) => {
    if (request.url === '/api/stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
      return;
    }
    response.end(JSON.stringify([request.url, request.headers['x-forwarded-for']]));
  });
  const apiOrigin = await listen(api);
  return listen(
    await createStaticOrigin({
      name: 'admin',
      directory: path.join(folder, 'releases'),
      trustedHops,
      admin: { apiOrigin, siteOrigin: SITE },
    }),
  );
}

/** What the evaluator calls high, certain or not, and every fault of syntax. */
const gravest = (/** @type {string} */ policy) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);

describe('an answer of a static origin', () => {
  it.each(['/current.json', '/0a1b2c3d4e/remoteEntry.js', '/health/live', '/finns-inte'])(
    'carries at %s one policy without a grave finding, and the headers that scanners ask for',
    async (/** @type {string} */ address) => {
      const origin = await listen(
        await createStaticOrigin({
          name: 'site',
          directory: path.join(folder, 'releases'),
        }),
      );
      const { headers } = await fetch(origin + address);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'none'");
      expect(policy).not.toContain(',');
      expect(gravest(String(policy))).toEqual([]);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.has('cross-origin-opener-policy')).toBe(false);
    },
  );
});

describe('a file of a release', () => {
  const startOrigin = async () =>
    listen(await createStaticOrigin({ name: 'site', directory: path.join(folder, 'releases') }));

  it.each([['https://stillsam.example'], ['https://another.example'], [undefined]])(
    'looks alike to every origin, so that a shared cache may keep it: %s',
    async (asking) => {
      const { headers } = await fetch(`${await startOrigin()}/0a1b2c3d4e/remoteEntry.js`, {
        headers: asking ? { Origin: asking } : {},
      });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('vary')).toMatch(/^accept-encoding$/i);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    ['br', 'br'],
    ['identity', null],
  ])('differs by Accept-Encoding, and says so: %s', async (accepted, encoding) => {
    const address = new URL(`${await startOrigin()}/0a1b2c3d4e/remoteEntry.js`);
    const headers = await new Promise((resolve, reject) => {
      const request = http.get(address, { headers: { 'Accept-Encoding': accepted } }, (response) => {
        response.resume();
        resolve(response.headers);
      });
      request.on('error', reject);
    });
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    expect(headers.vary).toMatch(/^accept-encoding$/i);
  });

  it('stays out of caches where it is missing', async () => {
    const { status, headers } = await fetch(`${await startOrigin()}/0a1b2c3d4e/missing.js`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('does not include the journal, the lock or the keys', async () => {
    await writeFile(path.join(folder, 'releases/journal.jsonl'), 'x');
    const origin = await startOrigin();
    for (const file of ['journal.jsonl', 'release.lock', '../keys/site.pem'])
      expect((await fetch(`${origin}/${file}`)).status).toBe(404);
  });
});

describe('the stand-alone admin app', () => {
  const textOf = async (/** @type {string} */ address) => {
    const response = await fetch(address);
    return {
      status: response.status,
      text: await response.text(),
      cache: response.headers.get('cache-control'),
    };
  };

  it('follows the live release, and a rollback', async () => {
    const origin = await startAdminOrigin();
    expect(await textOf(`${origin}/admin/login`)).toMatchObject({
      text: '<!doctype html><title>first</title>',
      cache: 'no-cache',
    });
    expect(await textOf(`${origin}/icon.svg`)).toMatchObject({ text: 'first', cache: 'no-cache' });
    await pointTo('1b2c3d4e5f');
    const later = Date.now() + 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect((await textOf(`${origin}/`)).text).toBe('<!doctype html><title>second</title>');
  });

  it('keeps the hashed files of every release, for open tabs', async () => {
    const origin = await startAdminOrigin();
    for (const name of ['first', 'second'])
      expect(await textOf(`${origin}/assets/${name}.0123abcd.js`)).toEqual({
        status: 200,
        text: name,
        cache: 'public, max-age=31536000, immutable',
      });
    expect(await textOf(`${origin}/assets/third.0123abcd.js`)).toMatchObject({
      status: 404,
      cache: 'no-cache',
    });
    expect((await textOf(`${origin}/..%2f..%2fcurrent.json`)).status).toBe(404);
  });
});

describe('the admin’s own origin', () => {
  it.each(['/', '/admin/login', '/config.json'])('answers %s under a policy of its own', async (address) => {
    const { headers } = await fetch((await startAdminOrigin()) + address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain(`img-src 'self' ${SITE};`);
    expect(policy).not.toContain(',');
    expect(gravest(String(policy))).toEqual([]);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
  });

  it('tells the app to call its own origin', async () => {
    const response = await fetch(`${await startAdminOrigin()}/config.json`);
    expect(await response.json()).toEqual({ apiOrigin: '', siteOrigin: SITE });
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '203.0.113.7'],
  ])('forwards /api behind %i proxies, with the client’s address alone', async (hops, client) => {
    const response = await fetch(`${await startAdminOrigin(hops)}/api/auth/verify?a=b`, {
      headers: { 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' },
    });
    expect(await response.json()).toEqual(['/api/auth/verify?a=b', client]);
  });

  it('forwards no event stream', async () => {
    const origin = await startAdminOrigin();
    expect((await fetch(`${origin}/api/stream`)).status).toBe(404);
  });
});

describe('the number of proxies', () => {
  it.each(['-1', '11', '1.5', 'true'])('fails by name as %s', (text) => {
    expect(() => readHops(text)).toThrow('TRUSTED_PROXY_HOPS');
  });
});

describe('a static origin after SIGTERM', () => {
  it('reports not ready and serves its files, until it ends in order', async () => {
    await mkdir(path.join(folder, 'own/site'), { recursive: true });
    await writeFile(path.join(folder, 'own/site/current.json'), '{}');
    const probe = http.createServer();
    const origin = await listen(probe);
    await new Promise((resolve) => probe.close(resolve));
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'static-origin.mjs')], {
      env: {
        PART: 'site',
        PORT: new URL(origin).port,
        RELEASES_DIR: path.join(folder, 'own'),
        DRAIN_MILLISECONDS: '100000',
      },
    });
    try {
      const status = (/** @type {string} */ address) =>
        fetch(origin + address).then(
          (response) => response.status,
          () => 0,
        );
      const untilReadyIs = async (/** @type {number} */ expected) => {
        const deadline = performance.now() + START_LIMIT_MS;
        while ((await status('/health/ready')) !== expected) {
          if (performance.now() > deadline) throw new Error(`Readiness did not become ${expected}`);
          await delay(20);
        }
      };
      await untilReadyIs(200);
      child.kill('SIGTERM');
      await untilReadyIs(503);
      expect([await status('/health/live'), await status('/current.json')]).toEqual([200, 200]);
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      expect((await exited)[0]).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it.each(['-1', '120001', '1.5', 'true'])('refuses a drain time of %s by name', (text) => {
    expect(() => readDrainMilliseconds(text)).toThrow('DRAIN_MILLISECONDS');
  });
});
