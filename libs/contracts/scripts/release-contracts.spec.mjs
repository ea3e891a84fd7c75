import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateKey } from '@stillsam/releases/signature';
import { contractOfCalls, liveContracts } from './release-contracts.mjs';

const changedAt = '2026-11-23T08:00:00.000Z';

let directory;
let registry;
let server;
let origin;
let pointer;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-live-contracts-'));
  registry = path.join(directory, 'registry.json');
  pointer = { stable: 'aaaaaaaa', canary: null, changedAt };
  server = http.createServer((request, response) => {
    const isPointer = request.url === '/current.json' && pointer;
    return isPointer ? response.end(JSON.stringify(pointer)) : response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${server.address().port}`;
  await writeRegistry(origin);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

async function writeRegistry(publicOrigin) {
  const { publicKey } = generateKey();
  const about = { name: 'site', owner: 'Innehåll', area: 'public', prefixes: ['/'], api: 'read' };
  // Servers alone reach the internal origin; the command may run elsewhere.
  const remote = { ...about, publicOrigin, internalOrigin: 'http://127.0.0.1:9', publicKey };
  await writeFile(registry, JSON.stringify({ remotes: [remote] }));
}

it('names the contract beside the stable release of each remote, and the files beside them', async () => {
  expect(await liveContracts({ registry, files: [], hasNoRemotes: false })).toEqual([
    `${origin}/aaaaaaaa/api-contract.json`,
  ]);
  expect(await liveContracts({ registry, files: ['/contract.json'], hasNoRemotes: false })).toEqual([
    `${origin}/aaaaaaaa/api-contract.json`,
    '/contract.json',
  ]);
});

it('names that of a canary too', async () => {
  pointer.canary = { version: 'bbbbbbbb', share: 5 };
  expect(await liveContracts({ registry, files: [], hasNoRemotes: false })).toEqual([
    `${origin}/aaaaaaaa/api-contract.json`,
    `${origin}/bbbbbbbb/api-contract.json`,
  ]);
});

it('refuses where a pointer cannot be read', async () => {
  pointer = null;
  const names = () => liveContracts({ registry, files: [], hasNoRemotes: true });
  await expect(names()).rejects.toThrow(`${origin}/current.json responded with 404.`);
  await writeRegistry('http://127.0.0.1:9');
  await expect(names()).rejects.toThrow('http://127.0.0.1:9/current.json cannot be reached');
});

it('refuses to name nothing, unless somebody says that no remote is live', async () => {
  await writeFile(registry, JSON.stringify({ remotes: [] }));
  for (const named of [undefined, registry])
    await expect(liveContracts({ registry: named, files: [], hasNoRemotes: false })).rejects.toThrow(
      'No live remote is compared with',
    );
  expect(await liveContracts({ files: [], hasNoRemotes: true })).toEqual([]);
});

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const answering = (name) => ({
  get: { responses: { 200: { content: { 'application/json': { schema: reference(name) } } } } },
});
const POST = { properties: { author: reference('Author'), answers: { items: reference('Post') } } };
const AUTHOR = { properties: { name: { type: 'string' } } };
const API = {
  paths: { '/api/posts': answering('Post'), '/api/orders': answering('Order') },
  components: { schemas: { Author: AUTHOR, Order: {}, Post: POST } },
};

it('keeps the called paths and every schema that they lead to', () => {
  expect(contractOfCalls(API, (path) => path === '/api/posts')).toEqual({
    paths: { '/api/posts': API.paths['/api/posts'] },
    components: { schemas: { Author: AUTHOR, Post: POST } },
  });
});

it('keeps nothing for a front end that calls nothing', () => {
  expect(contractOfCalls(API, () => false)).toEqual({ paths: {}, components: { schemas: {} } });
});
