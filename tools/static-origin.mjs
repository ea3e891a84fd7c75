/**
 * The static origin of one remote: serves its release folders, `current.json` and, for the admin app, the
 * stand-alone application.
 *
 * Environment: PART, PORT, HOST, RELEASES_DIR, ALLOWED_ORIGINS (who may embed), and for admin API_INTERNAL_ORIGIN,
 * SITE_ORIGIN, TRUSTED_PROXY_HOPS.
 */
import http from 'node:http';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { guardConnections } from '@stillsam/http-server/guard-connections';
import sirv from 'sirv';
import { isMainModule, repositoryRoot } from './process.mjs';
import { releasesDirectory } from './releases.mjs';
import { createAdminDocumentServer } from './admin-origin.mjs';

/** A connection that has not sent its whole request by then is cut, at the next of the regular checks. */
const CONNECTION_LIMITS = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};
/** Nothing here is a document. */
export const STATIC_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const VERSIONED = /^\/[\w-]{8,64}\//;

/**
 * @param {{ name: string, directory: string, allowedOrigins: string[], trustedHops?: number, admin?: { directory: string, apiOrigin: string, siteOrigin: string } }} options `trustedHops` is how many proxies stand in front.
 * @returns {http.Server} not listening yet.
 */
export function createStaticOrigin({ name, directory, allowedOrigins, trustedHops = 0, admin }) {
  mkdirSync(directory, { recursive: true });
  // `dev` makes sirv look at the disk at each request: releases come while it runs.
  const serveRelease = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true, dotfiles: false });
  const serveAdmin = admin && createAdminDocumentServer({ ...admin, trustedHops });
  const server = http.createServer(CONNECTION_LIMITS, (request, response) => {
    const pathname = (request.url ?? '/').split('?', 1)[0];
    if (serveAdmin && pathname.startsWith('/api/')) return serveAdmin(request, response);
    setHeaders(response, request, pathname, allowedOrigins);
    if (pathname === '/health') return end(response, 200, 'ok');
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'Read only.');
    if (pathname === '/current.json' || VERSIONED.test(pathname)) {
      if (pathname.endsWith('server.cjs') || !pathname.endsWith('.cjs'))
        return serveRelease(request, response, () => end(response, 404, 'Not found.'));
    }
    if (serveAdmin) return serveAdmin(request, response);
    return end(response, 404, `This is the origin of ${name}.`);
  });
  // Behind a proxy every connection is the proxy's, and carries many clients.
  guardConnections(server, { isClient: () => trustedHops === 0 });
  return server;
}

function setHeaders(response, request, pathname, allowedOrigins) {
  const origin = request.headers.origin;
  response.setHeader('Vary', 'Origin');
  if (origin && allowedOrigins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Content-Security-Policy', STATIC_POLICY);
  response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  response.setHeader(
    'Cache-Control',
    VERSIONED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

function end(response, status, text) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
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
  const server = createStaticOrigin({
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
