import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { apiProxy } from '@stillsam/http-server/api-proxy';
import { createServer } from '@stillsam/http-server/create-server';
import { measureRequests, type RequestDurations, type RequestLabels } from '@stillsam/http-server/metrics';
import { securityHeaders } from '@stillsam/http-server/security-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { BrowserReports } from '../releases/browser-reports';
import { shareImageRoute, type ShareImages } from '../share-image/share-images';
import { cspReports, releaseErrors, releaseViews } from './reports';
import type { DevStream } from './dev-stream';
import { pageRoutes, pathOf, refuseMethod, type PageRoutesParts } from './page-routes';
import { previewRoutes, releaseRoutes, type ReleaseRoutesOptions } from './release-routes';
import { NO_DOCUMENT_POLICY, PERMISSIONS_POLICY } from '../document/security-headers';
import { etagOf } from '../pages/page-response';

export interface TextResponse {
  contentType: string;
  /** @returns null where the address names nothing. @param parameters those of the address. */
  body: (parameters: Record<string, string>) => Promise<string | null> | string;
  cacheControl?: string;
  /** In addition to the common headers. */
  headers?: () => Record<string, string>;
}

export interface ShellServerParts extends PageRoutesParts {
  apiOrigin: string;
  /** Number of proxies in front of the server. */
  trustedHops: number;
  /** Of the shell's hashed files. */
  assetsDirectory: string;
  reports: Pick<BrowserReports, 'view' | 'report'>;
  /** By their fixed addresses, such as /robots.txt. */
  texts: Record<string, TextResponse>;
  shareImages: Pick<ShareImages, 'read'>;
  /** Whether pages can be served, and the names of remotes that have no live release. */
  readiness: () => { isReady: boolean; missing: string[] };
  releases: ReleaseRoutesOptions;
  /** Present in development only. */
  devStream?: DevStream;
  /** Present where requests are measured. */
  durations?: RequestDurations;
  logger: Pick<Logger, 'warn' | 'error'>;
}

const MAX_ADDRESS_LENGTH = 2048;
const SECURITY_HEADERS = securityHeaders();
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The shell's HTTP server. It is not listening yet. */
export async function createShellServer(parts: ShellServerParts): Promise<FastifyInstance> {
  const app = createServer({ trustedHops: parts.trustedHops, frameworkErrors: refuseAddress });
  // The hooks apply to every route that is registered after them.
  if (parts.durations) measureRequests(app, parts.durations, labelsOfReply);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
  await app.register(apiProxy, { origin: parts.apiOrigin });
  await app.register(siteRoutes, parts);
  return app;
}

const labelsOfReply = ({ request, requestLabels }: FastifyReply): RequestLabels =>
  requestLabels ?? { route: request.routeOptions.url ?? 'unmatched', part: 'shell', version: '' };

/** Fastify plugin: every route but the proxy to the API. */
async function siteRoutes(app: FastifyInstance, parts: ShellServerParts): Promise<void> {
  app.addHook('onRequest', refuseUnreadable);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    parts.logger.error({ path: pathOf(request.url), reason: error.stack }, 'a request failed');
    return reply.code(500).type(PLAIN_TEXT).send('Något gick fel hos oss. Försök igen om en stund.');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(PLAIN_TEXT).send('Filen finns inte.'));
  await app.register(compress);
  await app.register(cookie);
  await app.register(fastifyStatic, {
    root: parts.assetsDirectory,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
  });
  healthRoutes(app, parts.readiness);
  releaseRoutes(app, parts.releases);
  previewRoutes(app, parts.releases);
  textRoutes(app, parts.texts);
  shareImageRoute(app, parts.shareImages);
  await app.register(cspReports, { logger: parts.logger });
  await app.register(releaseErrors, { reports: parts.reports, logger: parts.logger });
  releaseViews(app, parts.reports);
  parts.devStream?.mount(app);
  await app.register(pageRoutes, parts);
}

function healthRoutes(app: FastifyInstance, readiness: ShellServerParts['readiness']): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) => {
    const { isReady, missing } = readiness();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', missing });
  });
}

/** Texts, such as /robots.txt, by their address: made for each request, and a 304 to clients that have them. */
function textRoutes(app: FastifyInstance, texts: Record<string, TextResponse>): void {
  for (const [path, { contentType, body, headers, cacheControl }] of Object.entries(texts)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const text = await body(request.params);
      if (text === null) return reply.callNotFound();
      const etag = etagOf(text);
      reply.type(contentType).headers({
        ...headers?.(),
        ETag: etag,
        'Cache-Control': cacheControl ?? 'public, max-age=0, must-revalidate',
      });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
    });
  }
}

/** Only reports and forms are accepted by POST. Responses are cacheable only where their route sets it. */
async function refuseUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'Permissions-Policy': PERMISSIONS_POLICY, 'Cache-Control': 'no-store' });
  if (request.is404) return refuseMethod(reply);
  if (request.url.length > MAX_ADDRESS_LENGTH)
    return reply.code(414).type(PLAIN_TEXT).send('Adressen är för lång.');
  // URL parsers read `\` as `/`.
  if (request.url.startsWith('//') || /\\|%00/.test(pathOf(request.url)))
    return refuseAddress(null, request, reply);
}

/** Response to an address that cannot be decoded. Fastify sends it before any hook, so the headers are set here. */
function refuseAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .headers({
      'Content-Security-Policy': NO_DOCUMENT_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .type(PLAIN_TEXT)
    .send('Adressen går inte att läsa.');
}
