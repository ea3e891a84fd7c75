import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fileStore } from '@stillsam/releases/open-store';
import { Mirror } from '@stillsam/releases/mirror';
import { createStaticOrigin } from './static-origin.mjs';

/** @type {string} */
let folder;
/** @type {import('node:http').Server} */
let server;
/** @type {import('@stillsam/releases/open-store').Store} */
let source;
/** @type {Mirror} */
let mirror;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stillsam-mirrored-'));
  const directory = path.join(folder, 'copy');
  source = fileStore(path.join(folder, 'store'));
  mirror = new Mirror(source, fileStore(directory), (error) => {
    throw error;
  });
  server = await createStaticOrigin({
    name: 'site',
    directory,
    mirror,
    isReady: () => mirror.isWhole,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** @param {string} address */
const request = (address) => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return fetch(`http://127.0.0.1:${port}${address}`);
};
const addRelease = (/** @type {string} */ version) =>
  source.writeFolder(
    version,
    new Map([
      ['remoteEntry.js', Buffer.from(version)],
      ['release.json.sig', Buffer.from('')],
    ]),
  );

it('reports ready once it has copied the store, and serves the pointer of the store', async () => {
  expect((await request('/health/ready')).status).toBe(503);
  await source.write('current.json', '{"stable":"aaaaaaaa"}', null);
  await mirror.copy();
  expect((await request('/health/ready')).status).toBe(200);
  expect(await (await request('/current.json')).text()).toBe('{"stable":"aaaaaaaa"}');
});

it('serves a release that a shell tries before the next copy is due', async () => {
  await mirror.copy();
  await addRelease('aaaaaaaa');
  const responses = await Promise.all([1, 2, 3].map(() => request('/aaaaaaaa/remoteEntry.js')));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(Array(3).fill('aaaaaaaa'));
  const missing = await request('/bbbbbbbb/remoteEntry.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});
