import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { apiHeaders } from './common/api-headers';
import { requestId, requestLog } from './common/request-id';
import { refuseUnstorable, requireJson } from './common/safe-text';
import type { ApiConfig } from './config/env';
import { PublicAnswers, servePublicAnswers } from './modules/blog/public-answers';
import { createOpenApiDocument } from './openapi';

const BODY_LIMIT = '100kb';
const POST_BODY_LIMIT = '1mb';
/** A connection that has not sent its whole request by then is cut. */
const REQUEST_TIMEOUT_MS = 20_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 30_000;

/** The API, ready to listen. */
export async function createApp(config: ApiConfig, logger: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, logger), {
    bodyParser: false,
    logger: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', config.isProxyTrusted ? 1 : false);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(servePublicAnswers(app.get(PublicAnswers)));
  app.enableCors({
    origin: config.allowedOrigins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  app.use(requestId, requestLog(logger), apiHeaders, requireJson);
  app.use('/api/blog/posts', json({ limit: POST_BODY_LIMIT, strict: true }));
  app.use(json({ limit: BODY_LIMIT, strict: true }), refuseUnstorable);
  const document = JSON.stringify(createOpenApiDocument(app));
  app.use('/api/openapi.json', (_request: Request, response: Response) =>
    response.type('application/json').send(document),
  );
  app.enableShutdownHooks();
  Object.assign(app.getHttpServer(), {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  return app;
}
