/**
 * The static origin of one remote: serves its release folders, `current.json` and, for a remote of the area admin, the
 * stand-alone application.
 *
 * Environment: PART, AREA, PORT, HOST, RELEASES_DIR, and for the area admin API_INTERNAL_ORIGIN, SITE_ORIGIN,
 * TRUSTED_PROXY_HOPS.
 */
import { mkdirSync } from 'node:fs';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { createServer } from '@stillsam/http-server/create-server';
import { HELMET_OPTIONS } from '@stillsam/http-server/helmet-options';
import { fail, isMainModule } from './process.mjs';
import { releasesDirectory } from './releases.mjs';
import { adminOrigin } from './admin-origin.mjs';

/**
 * @param {{ name: string, directory: string, trustedHops?: number, admin?: { apiOrigin: string, siteOrigin: string } }} options `trustedHops` is how many proxies stand in front.
 * @returns {Promise<import('node:http').Server>} not listening yet.
 */
export async function createStaticOrigin({ name, directory, trustedHops = 0, admin }) {
  mkdirSync(directory, { recursive: true });
  const app = createServer({ trustedHops });
  await app.register(releaseFiles, { name, directory });
  if (admin) await app.register(adminOrigin, { name, directory, ...admin });
  await app.ready();
  return app.server;
}

/**
 * Fastify plugin: release folders, which never change, and `current.json`, which names the live one. They are public and
 * hold nothing of a visitor, so every page may read them. The answer does not depend on who asks: a shared cache may
 * keep it.
 */
async function releaseFiles(app, { name, directory }) {
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
  app.get('/health', () => 'ok');
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

if (isMainModule(import.meta.url)) {
  const { PART, AREA = 'public', HOST = '127.0.0.1', PORT } = process.env;
  if (!PART || !PORT) fail('PART must name the remote, and PORT its port.');
  const server = await createStaticOrigin({
    name: PART,
    directory: releasesDirectory(PART),
    trustedHops: readHops(process.env.TRUSTED_PROXY_HOPS),
    admin:
      AREA === 'admin'
        ? {
            apiOrigin: process.env.API_INTERNAL_ORIGIN ?? 'http://127.0.0.1:4300',
            siteOrigin: process.env.SITE_ORIGIN ?? 'http://localhost:4200',
          }
        : undefined,
  });
  server.listen(Number(PORT), HOST);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
