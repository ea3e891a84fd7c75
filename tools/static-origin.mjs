/**
 * The static origin of one remote: serves its release folders, `current.json` and, for the admin app, the
 * stand-alone application.
 *
 * Environment: PART, PORT, HOST, RELEASES_DIR, ALLOWED_ORIGINS (who may embed), and for admin API_INTERNAL_ORIGIN,
 * SITE_ORIGIN, TRUSTED_PROXY_HOPS.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { createServer } from '@stillsam/http-server/create-server';
import { HELMET_OPTIONS } from '@stillsam/http-server/helmet-options';
import { isMainModule, repositoryRoot } from './process.mjs';
import { releasesDirectory } from './releases.mjs';
import { adminOrigin } from './admin-origin.mjs';

/**
 * @param {{ name: string, directory: string, allowedOrigins: string[], trustedHops?: number, admin?: { directory: string, apiOrigin: string, siteOrigin: string } }} options `trustedHops` is how many proxies stand in front.
 * @returns {Promise<import('node:http').Server>} not listening yet.
 */
export async function createStaticOrigin({ name, directory, allowedOrigins, trustedHops = 0, admin }) {
  mkdirSync(directory, { recursive: true });
  const app = createServer({ trustedHops });
  await app.register(releaseFiles, { name, directory, allowedOrigins });
  if (admin) await app.register(adminOrigin, admin);
  await app.ready();
  return app.server;
}

/** Fastify plugin: release folders, which never change, and `current.json`, which names the live one. */
async function releaseFiles(app, { name, directory, allowedOrigins }) {
  await app.register(helmet, { ...HELMET_OPTIONS, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.headers({ Vary: 'Origin', 'Cache-Control': 'no-cache' });
    if (allowedOrigins.includes(origin)) reply.header('Access-Control-Allow-Origin', origin);
  });
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  app.setNotFoundHandler((request, reply) =>
    ['GET', 'HEAD'].includes(request.method)
      ? reply.code(404).send(`This is the origin of ${name}.`)
      : reply.code(405).header('Allow', 'GET, HEAD').send('Read only.'),
  );
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

/** Origins from a comma list. */
export function readOrigins(text) {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

if (isMainModule(import.meta.url)) {
  const {
    PART = 'site',
    HOST = '127.0.0.1',
    PORT = '4201',
    ALLOWED_ORIGINS = 'http://localhost:4200,http://127.0.0.1:4200',
  } = process.env;
  const server = await createStaticOrigin({
    name: PART,
    directory: releasesDirectory(PART),
    allowedOrigins: readOrigins(ALLOWED_ORIGINS),
    trustedHops: readHops(process.env.TRUSTED_PROXY_HOPS),
    admin:
      PART === 'admin'
        ? {
            directory: path.join(repositoryRoot, 'admin-mfe/dist/standalone'),
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
