import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readRegistry } from './registry.mjs';
import { generateKey } from './signature.mjs';

const SITE = {
  name: 'site',
  owner: 'Innehåll',
  area: 'public',
  prefixes: ['/'],
  publicOrigin: 'https://site.example/',
  internalOrigin: 'http://127.0.0.1:4201',
  api: 'read',
  publicKey: generateKey().publicKey,
};

let directory: string;
let file: string;
let server: Server | undefined;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'stillsam-registry-'));
  file = path.join(directory, 'registry.json');
});
afterEach(async () => {
  server?.close();
  await rm(directory, { recursive: true });
});

const write = (...remotes: object[]) => writeFile(file, JSON.stringify({ remotes }));

it('comes from a file', async () => {
  await write(SITE);
  expect(await readRegistry(file)).toEqual({ remotes: [{ ...SITE, publicOrigin: 'https://site.example' }] });
});

it('comes from an address, and names a refusal', async () => {
  let status = 200;
  server = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify({ remotes: [SITE] }));
  });
  const listening = server;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/registry.json`;
  expect((await readRegistry(address)).remotes).toHaveLength(1);
  status = 404;
  await expect(readRegistry(address)).rejects.toThrow(`${address} responded with 404`);
});

it.each([
  [[SITE, SITE], 'Two remotes are called site'],
  [[SITE, { ...SITE, name: 'other' }], 'Two remotes own /.'],
  [[{ ...SITE, prefixes: ['/resurser/'] }], 'remotes.0.prefixes.0'],
  [[{ ...SITE, prefixes: [] }], 'remotes.0.prefixes'],
  [[{ ...SITE, name: '../site' }], 'remotes.0.name'],
  [[{ ...SITE, publicOrigin: 'javascript:alert(1)' }], 'remotes.0.publicOrigin'],
  [[{ ...SITE, api: 'write' }], 'remotes.0.api'],
  [[{ ...SITE, publicKey: 'abc' }], 'remotes.0.publicKey: is no Ed25519 key'],
])('refuses %j', async (remotes, sentence) => {
  await write(...remotes);
  await expect(readRegistry(file)).rejects.toThrow(sentence);
});
