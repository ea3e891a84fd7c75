/**
 * The static origin of one remote: serves its release folders, `current.json` and, for a remote of the area admin, the
 * stand-alone application.
 *
 * Environment: PART, AREA, PORT, HOST, RELEASES_DIR, TRUSTED_PROXY_HOPS, DRAIN_MILLISECONDS, and for the area admin
 * API_INTERNAL_ORIGIN, SITE_ORIGIN. With RELEASES_S3_… the folder is a copy of the bucket, which this process keeps.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { createServer } from '@stillsam/http-server/create-server';
import { Drain, DRAIN_MS, MAX_DRAIN_MS } from '@stillsam/http-server/drain';
import { securityHeaders } from '@stillsam/http-server/security-headers';
import { fileStore } from '@stillsam/releases/open-store';
import { Mirror } from '@stillsam/releases/mirror';
import { fail, isMainModule } from './process.mjs';
import { releasesDirectory, remoteOf, storeOf } from './releases.mjs';
import { adminOrigin } from './admin-origin.mjs';

/** The pause in which a shell looks for releases, too. */
const COPY_PAUSE_MS = 2000;

/** @typedef {{ name: string, directory: string, isReady: () => boolean, mirror?: Mirror }} ReleaseFiles `mirror` fills the directory. */

/**
 * @param {Omit<ReleaseFiles, 'isReady'> & Partial<ReleaseFiles> & { trustedHops?: number, admin?: { apiOrigin: string, siteOrigin: string } }} options `trustedHops` is how many proxies stand in front.
 * @returns {Promise<import('node:http').Server>} not listening yet.
 */
export async function createStaticOrigin({
  name,
  directory,
  trustedHops = 0,
  isReady = () => true,
  mirror,
  admin,
}) {
  mkdirSync(directory, { recursive: true });
  const app = createServer({ trustedHops });
  await app.register(releaseFiles, { name, directory, isReady, mirror });
  if (admin) await app.register(adminOrigin, { name, directory, ...admin });
  await app.ready();
  return app.server;
}

/**
 * Starts the static origin of a remote in this process.
 *
 * @param {string} name of the remote.
 * @param {Record<string, number>} ports
 * @param {NodeJS.ProcessEnv & { API_INTERNAL_ORIGIN: string, SITE_ORIGIN: string }} env of all services together.
 * @returns {Promise<() => Promise<void>>} stops it.
 */
export async function startOrigin(name, ports, env) {
  const server = await createStaticOrigin({
    name,
    directory: releasesDirectory(name),
    trustedHops: readHops(env.TRUSTED_PROXY_HOPS),
    admin:
      remoteOf(name).area === 'admin'
        ? { apiOrigin: env.API_INTERNAL_ORIGIN, siteOrigin: env.SITE_ORIGIN }
        : undefined,
  });
  server.listen(ports[name], '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

/**
 * Fastify plugin: release folders, which never change, and `current.json`, which names the live one. They are public and
 * hold nothing of a visitor, so every page may read them. The answer does not depend on who asks: a shared cache may
 * keep it.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {ReleaseFiles} files
 */
async function releaseFiles(app, { name, directory, isReady, mirror }) {
  const headers = {
    ...securityHeaders({ crossOriginResourcePolicy: { policy: 'cross-origin' } }),
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.setNotFoundHandler((request, reply) => {
    // A file that is missing now may come: only what is there never changes.
    reply.header('Cache-Control', 'no-cache');
    return ['GET', 'HEAD'].includes(request.method)
      ? reply.code(404).send(`This is the origin of ${name}.`)
      : reply.code(405).header('Allow', 'GET, HEAD').send('Read only.');
  });
  app.get('/health/live', () => 'ok');
  app.get('/health/ready', (_request, reply) => (isReady() ? 'ok' : reply.code(503).send('not ready')));
  app.get('/current.json', (_request, reply) => reply.sendFile('current.json'));
  app.get('/:version(^[\\w-]{8,64}$)/*', async (request, reply) => {
    const params = /** @type {{ version: string, '*': string }} */ (request.params);
    // A shell tries a release as soon as its folder is in the bucket.
    if (mirror && !existsSync(path.join(directory, params.version))) await mirror.copy();
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return reply.sendFile(`${params.version}/${params['*']}`);
  });
}

/** How many proxies stand in front. @throws with one sentence that names a wrong value. */
export function readHops(text = '0') {
  const hops = Number(text);
  if (!Number.isInteger(hops) || hops < 0 || hops > 10)
    throw new Error(`TRUSTED_PROXY_HOPS must be a number from 0 to 10, not "${text}".`);
  return hops;
}

/**
 * Milliseconds from SIGTERM until no new connection is accepted.
 *
 * @param {string | undefined} text
 * @throws with one sentence that names a wrong value.
 */
export function readDrainMilliseconds(text) {
  const milliseconds = text ? Number(text) : DRAIN_MS;
  if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > MAX_DRAIN_MS)
    throw new Error(`DRAIN_MILLISECONDS must be a number from 0 to ${MAX_DRAIN_MS}, not "${text}".`);
  return milliseconds;
}

/**
 * Keeps a copy of the bucket's releases in the directory, until the process ends.
 *
 * @param {string} name
 * @param {string} directory
 */
async function followBucket(name, directory) {
  const mirror = new Mirror(await storeOf(name), fileStore(directory), (error) =>
    console.error(`The bucket is not copied: ${String(error)}`),
  );
  void mirror.follow(COPY_PAUSE_MS, new AbortController().signal);
  return mirror;
}

if (isMainModule(import.meta.url)) {
  const { PART, AREA = 'public', HOST = '127.0.0.1', PORT } = process.env;
  if (!PART || !PORT) fail('PART must name the remote, and PORT its port.');
  const drainMs = readDrainMilliseconds(process.env.DRAIN_MILLISECONDS);
  const drain = new Drain();
  const directory = releasesDirectory(PART);
  const mirror = process.env.RELEASES_S3_BUCKET ? await followBucket(PART, directory) : undefined;
  const server = await createStaticOrigin({
    name: PART,
    directory,
    trustedHops: readHops(process.env.TRUSTED_PROXY_HOPS),
    isReady: () => !drain.isDraining && (mirror?.isWhole ?? true),
    mirror,
    admin:
      AREA === 'admin'
        ? {
            apiOrigin: process.env.API_INTERNAL_ORIGIN ?? 'http://127.0.0.1:4300',
            siteOrigin: process.env.SITE_ORIGIN ?? 'http://localhost:4200',
          }
        : undefined,
  });
  server.listen(Number(PORT), HOST);
  drain.exitOnSignals(server, {
    drainMs,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
