import { randomBytes } from 'node:crypto';
import fastifyCors from '@fastify/cors';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import contract from '@stillsam/contracts/openapi.json' with { type: 'json' };
import { createServer } from '@stillsam/http-server/create-server';
import { measureRequests } from '@stillsam/http-server/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { ApiMetrics } from './observability/api-metrics';
import { parseBodies, MAX_BODY_BYTES } from './http/request-bodies';
import { limitConcurrency } from './http/concurrency-limit';
import { logRequests } from './observability/logger';
import { malformedRequest } from './http/domain-error';
import { isStorableRequest } from './http/safe-text';
import type { ApiConfig } from './config/env';
import { securityHeaders } from '@stillsam/http-server/security-headers';

/** Headers of every response: no framing, no sniffing, no subresources, and no caching unless its route allows it. */
const API_HEADERS = {
  ...securityHeaders({
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
  }),
  'Cache-Control': 'no-store',
};

/** Longer than the keep-alive of the proxies in front, so that none sends a request into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/** Bytes of a request's head that Node takes: no parameter is too long for the router. */
const MAX_HEAD_BYTES = 16 * 1024;
/** As it was generated: nothing is scanned for it when the API starts. */
const CONTRACT = JSON.stringify(contract);
/** Streams last for as long as their client: their time says nothing of the API. */
const STREAM = '/api/blog/changes';

/** The API, ready to listen. @param metrics null for an API without. */
export async function createApp(
  config: ApiConfig,
  logger: Logger,
  metrics: ApiMetrics | null = null,
): Promise<NestFastifyApplication> {
  const server = createApiServer(config);
  if (metrics)
    measureRequests(server, metrics.durations, ({ request }) => {
      const route = request.routeOptions.url ?? 'unmatched';
      return route === STREAM ? null : { route, part: 'api', version: '' };
    });
  logRequests(server, logger);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, logger, metrics),
    new FastifyAdapter(server),
    // A failed start is thrown, so that its reason is printed.
    { bodyParser: false, logger: false, abortOnError: false },
  );
  server.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(CONTRACT));
  return app;
}

/** What every request passes before it reaches Nest. */
function createApiServer({ trustedProxies, allowedOrigins }: ApiConfig): FastifyInstance {
  const server = createServer({
    // The shell and the admin's origin send one X-Forwarded-For each; that of other clients is ignored.
    trustedProxies,
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_HEAD_BYTES, ignoreTrailingSlash: true },
    genReqId: requestIds(),
    frameworkErrors: refuseAddress,
  });
  server.addHook('onRequest', (_request, reply, done) => {
    setHeaders(reply);
    done();
  });
  void server.register(fastifyCors, {
    origin: allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Idempotency-Key'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  });
  parseBodies(server);
  limitConcurrency(server);
  server.addHook('preHandler', (request, _reply, done) => {
    done(isStorableRequest(request) ? undefined : malformedRequest());
  });
  return server;
}

/** Ids by which the log lines of a request are found. */
function requestIds(): () => string {
  const processId = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${processId}-${count.toString(36)}`;
  };
}

function setHeaders(reply: FastifyReply): void {
  reply.headers(API_HEADERS).header('X-Request-Id', reply.request.id);
}

/** Response to an address that cannot be decoded. Fastify sends it before any hook. */
function refuseAddress(_error: Error, { id }: FastifyRequest, reply: FastifyReply): void {
  const { status, message, code } = malformedRequest();
  setHeaders(reply);
  reply.code(status).send({ error: message, code, requestId: id });
}
