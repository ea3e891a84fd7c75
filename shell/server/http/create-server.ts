import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { apiProxy } from '@stillsam/http-server/api-proxy';
import { createServer } from '@stillsam/http-server/create-server';
import { HELMET_OPTIONS } from '@stillsam/http-server/helmet-options';
import { withoutLetter } from '@stillsam/paths';
import type { RequestDurations } from '@stillsam/telemetry/request-durations';
import { traceHeaders } from '@stillsam/telemetry/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { measureRequests } from '../metrics/measure-requests';
import type { Previews } from '../releases/previews';
import type { Canary } from '../releases/release';
import type { ReleaseName } from '../rendering/page-response';
import type { PageServer } from '../rendering/page-server';
import { canaryVariant, localVariant, previewVariant, STABLE, type Variant } from '../rendering/variant';
import { shareImageRoute } from '../share-image/share-image-route';
import type { ShareImages } from '../share-image/share-images';
import { firstViews } from '../tracing/first-views';
import type { OpenViews } from '../tracing/open-views';
import { traceRequests } from '../tracing/trace-requests';
import { cspReports } from './csp-report';
import type { DevStream } from './dev-stream';
import { labelsOf, PAGE_ROUTE } from './page-route';
import { previewOf, previewRoutes } from './previews';
import { releaseErrors, type ReleaseErrorsOptions } from './release-errors';
import { releaseRoutes, type ReleaseRoutesOptions } from './release-routes';
import { sendPage } from './send-page';
import { NO_DOCUMENT_POLICY, PERMISSIONS_POLICY } from './security-headers';
import { textRoutes, type TextResponse } from './text-routes';
import { bucketOf } from './visitor-bucket';

export interface ShellServerParts {
  apiOrigin: string;
  /** Number of proxies in front of the server. */
  trustedHops: number;
  /** Of the shell's hashed files. */
  assetsDirectory: string;
  pages: Pick<PageServer, 'page'>;
  /** Releases that a share of the visitors gets. */
  canaries: () => ReadonlyMap<string, Canary>;
  previews: Pick<Previews, 'start'>;
  /** Called for each page that is sent. */
  onView: (release: ReleaseName) => void;
  errors: Pick<ReleaseErrorsOptions, 'count'>;
  /** By their fixed addresses, such as /robots.txt. */
  texts: Record<string, TextResponse>;
  /** Whether a CDN keeps pages until they are purged. */
  isBehindCdn: boolean;
  shareImages: Pick<ShareImages, 'read'>;
  /** Whether pages can be served, and the names of remotes that have no live release. */
  readiness: () => { isReady: boolean; missing: string[] };
  releases: ReleaseRoutesOptions;
  /** Present in development only. */
  devStream?: DevStream;
  /** Present where requests are measured. */
  durations?: RequestDurations;
  /** Present where requests are traced. */
  views?: OpenViews;
  logger: Pick<Logger, 'warn' | 'error'>;
}

const LONGEST_ADDRESS = 2048;
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The shell's HTTP server. It is not listening yet. */
export async function createShellServer(parts: ShellServerParts): Promise<FastifyInstance> {
  const app = createServer({ trustedHops: parts.trustedHops, frameworkErrors: refuseAddress });
  // The hooks apply to every route that is registered after them.
  if (parts.durations) measureRequests(app, parts.durations);
  if (parts.views) traceRequests(app, parts.views);
  await app.register(helmet, HELMET_OPTIONS);
  await app.register(apiProxy, { origin: parts.apiOrigin, traceHeaders });
  await app.register(siteRoutes, parts);
  return app;
}

/** Fastify plugin: every route but the proxy to the API. */
async function siteRoutes(app: FastifyInstance, parts: ShellServerParts): Promise<void> {
  app.addHook('onRequest', refuseUnreadable);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    parts.logger.error({ path: pathOf(request), reason: error.stack }, 'a request failed');
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
  await app.register(releaseErrors, { ...parts.errors, logger: parts.logger });
  if (parts.views) await app.register(firstViews, { views: parts.views });
  parts.devStream?.mount(app);
  // Pages carry their own compressed encodings.
  app.get(PAGE_ROUTE, { compress: false }, async (request, reply) => {
    const hasCanaries = parts.canaries().size > 0;
    const variant = await chooseVariant(request, reply, parts);
    const result = await parts.pages.page(withoutLetter(request.url), variant);
    reply.requestLabels = labelsOf(result);
    const { preview } = variant;
    if (result.kind === 'page' && result.page.release && !preview) parts.onView(result.page.release);
    const audience = preview ? 'preview' : hasCanaries ? 'canary' : 'stable';
    return sendPage(request, reply, result, audience, parts.isBehindCdn);
  });
}

/** A preview that a browser has opened comes before a canary; one that cannot start is as if it had not been opened. */
async function chooseVariant(
  request: FastifyRequest,
  reply: FastifyReply,
  { canaries, previews, releases, logger }: ShellServerParts,
): Promise<Variant> {
  const preview = previewOf(request, releases.remotes());
  if (preview && 'origin' in preview) return localVariant(preview);
  if (preview)
    try {
      await previews.start(preview.part, preview.version);
      return previewVariant({ part: preview.part, version: preview.version });
    } catch (error) {
      logger.warn({ part: preview.part, reason: String(error) }, 'preview not started');
    }
  const present = canaries();
  return present.size > 0 ? canaryVariant(bucketOf(request, reply), present) : STABLE;
}

function healthRoutes(app: FastifyInstance, readiness: ShellServerParts['readiness']): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) => {
    const { isReady, missing } = readiness();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', missing });
  });
}

/** Only the address of CSP reports accepts POST. Responses are cacheable only where their route sets it. */
async function refuseUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'Permissions-Policy': PERMISSIONS_POLICY, 'Cache-Control': 'no-store' });
  if (request.is404) {
    reply.header('Allow', 'GET, HEAD');
    return reply.code(405).type(PLAIN_TEXT).send('Adressen tar bara emot läsning.');
  }
  if (request.url.length > LONGEST_ADDRESS)
    return reply.code(414).type(PLAIN_TEXT).send('Adressen är för lång.');
  if (request.url.startsWith('//') || pathOf(request).includes('%00'))
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

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}
