import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { createStaticOrigin, readDrainMilliseconds, readHops } from './static-origin.mjs';

const SITE = 'https://stillsam.example';
const START_LIMIT_MS = 10_000;
let folder;
let servers;

beforeEach(async () => {
  servers = [];
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-origin-'));
  await mkdir(path.join(folder, 'releases/0a1b2c3d4e'), { recursive: true });
  await mkdir(path.join(folder, 'app'));
  await writeFile(path.join(folder, 'releases/current.json'), '{}');
  await writeFile(path.join(folder, 'releases/0a1b2c3d4e/remoteEntry.js'), '1');
  await writeFile(path.join(folder, 'app/index.html'), '<!doctype html><title>Admin</title>');
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

async function listen(server) {
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}`;
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
      allowedOrigins: [SITE],
      trustedHops,
      admin: { directory: path.join(folder, 'app'), apiOrigin, siteOrigin: SITE },
    }),
  );
}

/** What the evaluator calls high, certain or not, and every fault of syntax. */
const gravest = (policy) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);

describe('every answer of a static origin', () => {
  it.each(['/current.json', '/0a1b2c3d4e/remoteEntry.js', '/health/live', '/finns-inte'])(
    'of %s carries one policy without a grave finding, and the headers that scanners ask for',
    async (address) => {
      const origin = await listen(
        await createStaticOrigin({
          name: 'site',
          directory: path.join(folder, 'releases'),
          allowedOrigins: [SITE],
        }),
      );
      const { headers } = await fetch(origin + address);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'none'");
      expect(policy).not.toContain(',');
      expect(gravest(policy)).toEqual([]);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.has('cross-origin-opener-policy')).toBe(false);
    },
  );
});

describe('the admin’s own origin', () => {
  it.each(['/', '/admin/login', '/config.json'])('answers %s under a policy of its own', async (address) => {
    const { headers } = await fetch((await startAdminOrigin()) + address);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain(',');
    expect(gravest(policy)).toEqual([]);
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
  it.each(['-1', '11', '1.5', 'true'])('%s is refused by name', (text) => {
    expect(() => readHops(text)).toThrow('TRUSTED_PROXY_HOPS');
  });
});

describe('a static origin after SIGTERM', () => {
  it('is not ready and serves its files, until it ends in order', async () => {
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
      const status = (address) =>
        fetch(origin + address).then(
          (response) => response.status,
          () => 0,
        );
      const untilReadyIs = async (expected) => {
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

  it.each(['-1', '120001', '1.5', 'true'])('a drain time of %s is refused by name', (text) => {
    expect(() => readDrainMilliseconds(text)).toThrow('DRAIN_MILLISECONDS');
  });
});
