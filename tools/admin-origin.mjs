import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { apiProxy } from '@stillsam/http-server/api-proxy';
import { securityHeaders } from '@stillsam/http-server/security-headers';
import { fileStore } from '@stillsam/releases/open-store';
import { readPointer } from '@stillsam/releases/move-pointer';

/**
 * Of every document of the admin's origin. Letters name their pictures at the site.
 *
 * @param {string} name
 * @param {string} siteOrigin
 */
const policyOf = (name, siteOrigin) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", siteOrigin],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [`stillsam-${name}`, 'dompurify'],
});
const HASHED_FILE = /\.[0-9a-f]{8,}\.\w+$/;
const FILE = /\.\w+$/;
/** Folder of the application in a release. */
const APPLICATION = 'standalone';

/**
 * Fastify plugin: serves the stand-alone admin app of the live release, that is its assets, `/config.json`, and its one
 * document for every other address, under a policy that lets only its own scripts run. Open tabs go on with the hashed
 * assets of the release that they began with. `/api` is forwarded, so that the API itself needs no public address and
 * is told each client's.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{ name: string, directory: string, apiOrigin: string, siteOrigin: string }} options `directory` of the releases
 *   of the remote `name`; where the API is reached from here.
 */
export async function adminOrigin(app, { name, directory, apiOrigin, siteOrigin }) {
  const headers = {
    ...securityHeaders({
      contentSecurityPolicy: { useDefaults: false, directives: policyOf(name, siteOrigin) },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    }),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cache-Control': 'no-cache',
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(apiProxy, { origin: apiOrigin });
  app.get('/config.json', () => ({ apiOrigin: '', siteOrigin }));
  await app.register(fastifyStatic, { root: directory, cacheControl: false, serve: false });
  app.get('/*', async ({ params }, reply) => {
    const wanted = /** @type {{ '*': string }} */ (params)['*'];
    const file = await findFile(directory, FILE.test(wanted) ? wanted : 'index.html');
    if (!file) return reply.callNotFound();
    if (HASHED_FILE.test(wanted)) reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return reply.sendFile(file);
  });
}

/**
 * Finds a file of the application: in the live release, or one with a hash in its name in any.
 *
 * @param {string} directory
 * @param {string} name
 * @returns {Promise<string | null>} its path below the directory.
 */
async function findFile(directory, name) {
  const store = fileStore(directory);
  const stable = (await readPointer(store)).pointer?.stable;
  const current = stable ? await fileOf(directory, stable, name) : null;
  if (current || !HASHED_FILE.test(name)) return current;
  for (const version of await store.listFolders()) {
    const file = await fileOf(directory, version, name);
    if (file) return file;
  }
  return null;
}

/** @param {string} directory @param {string} version @param {string} name */
async function fileOf(directory, version, name) {
  const file = path.posix.join(version, APPLICATION, path.posix.join('/', name));
  return (await isPresent(path.join(directory, file))) ? file : null;
}

/** @param {string} file */
function isPresent(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
