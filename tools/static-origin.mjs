/**
 * The static origin of one remote: serves its release folders, `current.json` and, for a remote of the area admin, the
 * stand-alone application.
 *
 * Environment: PART, AREA, PORT, HOST, RELEASES_DIR, TRUSTED_PROXY_HOPS, DRAIN_MILLISECONDS, and for the area admin
 * API_INTERNAL_ORIGIN, SITE_ORIGIN.
 */
import { mkdirSync } from 'node:fs';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { createServer } from '@stillsam/http-server/create-server';
import { Drain, DRAIN_MS, LONGEST_DRAIN_MS } from '@stillsam/http-server/drain';
import { HELMET_OPTIONS } from '@stillsam/http-server/helmet-options';
import { fail, isMainModule } from './process.mjs';
import { releasesDirectory } from './releases.mjs';
import { adminOrigin } from './admin-origin.mjs';

/**
 * @param {{ name: string, directory: string, trustedHops?: number, isReady?: () => boolean, admin?: { apiOrigin: string, siteOrigin: string } }} options `trustedHops` is how many proxies stand in front.
 * @returns {Promise<import('node:http').Server>} not listening yet.
 */
export async function createStaticOrigin({ name, directory, trustedHops = 0, isReady = () => true, admin }) {
  mkdirSync(directory, { recursive: true });
  const app = createServer({ trustedHops });
  await app.register(releaseFiles, { name, directory, isReady });
  if (admin) await app.register(adminOrigin, { name, directory, ...admin });
  await app.ready();
  return app.server;
}

/**
 * Fastify plugin: release folders, which never change, and `current.json`, which names the live one. They are public and
 * hold nothing of a visitor, so every page may read them. The answer does not depend on who asks: a shared cache may
 * keep it.
 */
async function releaseFiles(app, { name, directory, isReady }) {
  await app.register(helmet, { ...HELMET_OPTIONS, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
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
  app.get('/:version(^[\\w-]{8,64}$)/*', ({ params }, reply) => {
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

/** Milliseconds from SIGTERM until no new connection is accepted. @throws with one sentence that names a wrong value. */
export function readDrainMilliseconds(text) {
  const milliseconds = text ? Number(text) : DRAIN_MS;
  if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > LONGEST_DRAIN_MS)
    throw new Error(`DRAIN_MILLISECONDS must be a number from 0 to ${LONGEST_DRAIN_MS}, not "${text}".`);
  return milliseconds;
}

if (isMainModule(import.meta.url)) {
  const { PART, AREA = 'public', HOST = '127.0.0.1', PORT } = process.env;
  if (!PART || !PORT) fail('PART must name the remote, and PORT its port.');
  const drainMs = readDrainMilliseconds(process.env.DRAIN_MILLISECONDS);
  const drain = new Drain();
  const server = await createStaticOrigin({
    name: PART,
    directory: releasesDirectory(PART),
    trustedHops: readHops(process.env.TRUSTED_PROXY_HOPS),
    isReady: () => !drain.isDraining,
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
