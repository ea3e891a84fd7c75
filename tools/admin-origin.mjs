import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { apiProxy } from '@stillsam/http-server/api-proxy';
import { HELMET_OPTIONS } from '@stillsam/http-server/helmet-options';

/** Of every document of the admin's origin. */
const ADMIN_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'https:', 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['stillsam-admin', 'dompurify'],
};
const HASHED_FILE = /\.[0-9a-f]{8,}\.\w+$/;
const FILE = /\.\w+$/;

/**
 * Fastify plugin: serves the stand-alone admin app, that is its hashed assets, `/config.json`, and its one document for
 * every other address, under a policy that lets only its own scripts run. `/api` is forwarded, so that the API itself
 * needs no public address and is told each client's.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{ directory: string, apiOrigin: string, siteOrigin: string }} options where the API is reached from here.
 */
export async function adminOrigin(app, { directory, apiOrigin, siteOrigin }) {
  await app.register(helmet, {
    ...HELMET_OPTIONS,
    contentSecurityPolicy: { useDefaults: false, directives: ADMIN_POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    const isHashed = HASHED_FILE.test(request.url);
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  await app.register(apiProxy, { origin: apiOrigin });
  app.get('/config.json', () => ({ apiOrigin: '', siteOrigin }));
  await app.register(fastifyStatic, { root: directory, cacheControl: false, wildcard: false, serve: false });
  app.get('/*', (request, reply) => {
    const file = request.params['*'];
    return reply.sendFile(FILE.test(file) ? file : 'index.html');
  });
}
