import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { IncomingMessage } from 'node:http';
import type { RawBodyRequest } from '@nestjs/common';
import { json, urlencoded, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { ApiMetrics } from './common/api-metrics';
import { noStore, securityHeaders } from './common/api-headers';
import { BoundedExpressAdapter } from './common/bounded-express-adapter';
import { limitConcurrency } from './common/concurrency-limit';
import { measureRequests, traceRequests } from './common/observe-requests';
import { requestId, requestLog } from './common/request-id';
import { refuseUnstorable, requireJson } from './common/safe-text';
import type { ApiConfig } from './config/env';
import { createOpenApiDocument } from './openapi';

const BODY_LIMIT = '100kb';
const POST_BODY_LIMIT = '1mb';
/** Parsed as raw bytes, because its signature covers them. */
const SIGNED_PATH = '/api/newsletter/bounces';
/** Native form submissions have a few short fields. */
const FORM_PATHS = [
  '/api/newsletter/unsubscribe/form',
  '/api/newsletter/preferences/form',
  '/api/withdrawals/form',
];
const FORM_LIMIT = '10kb';
const MOST_FORM_FIELDS = 20;

/** The API, ready to listen. @param metrics null for an API without. */
export async function createApp(
  config: ApiConfig,
  logger: Logger,
  metrics: ApiMetrics | null = null,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(config, logger, metrics),
    new BoundedExpressAdapter(config.trustedProxies),
    { bodyParser: false, logger: false },
  );
  // The shell and the admin's origin send one X-Forwarded-For each; that of other clients is ignored.
  app.set('trust proxy', config.trustedProxies);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.enableCors({
    origin: config.allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Idempotency-Key'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  app.use(requestId);
  if (metrics) app.use(measureRequests(metrics));
  if (config.tracing) app.use(traceRequests(config.trustedProxies));
  app.use(requestLog(logger), securityHeaders, noStore, requireJson);
  app.use(
    ['/api/blog/posts', '/api/blog/admin/working-copies'],
    json({ limit: POST_BODY_LIMIT, strict: true }),
  );
  app.use(SIGNED_PATH, json({ limit: BODY_LIMIT, strict: true, verify: keepRawBody }));
  app.use(FORM_PATHS, urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: MOST_FORM_FIELDS }));
  app.use(json({ limit: BODY_LIMIT, strict: true }), limitConcurrency(), refuseUnstorable);
  const document = JSON.stringify(createOpenApiDocument(app));
  app.use('/api/openapi.json', (_request: Request, response: Response) =>
    response.type('application/json').send(document),
  );
  return app;
}

function keepRawBody(request: RawBodyRequest<IncomingMessage>, _response: unknown, body: Buffer): void {
  request.rawBody = body;
}
