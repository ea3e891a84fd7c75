import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';

/** Injection token of the process's logger. */
export const LOGGER = Symbol('Logger');

/** Structured logs to standard output. Nothing personal is passed to it: no addresses, tokens, bodies, queries. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { part: 'api' } });
}

/** The secret of an order opens it, so it stands in no log. */
const SECRET = /^(\/api\/payments\/orders\/)[^/?]+/;

/** The path of an address without its query and without secrets. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(SECRET, '$1…');

/** Logs one line for each finished request: method, path without its query, status, milliseconds. */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        requestId: request.id,
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}
