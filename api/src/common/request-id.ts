import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const PROCESS_ID = randomBytes(6).toString('base64url');
const REQUEST_ID = Symbol('requestId');
let count = 0;

/** Gives each request an id, by which its log lines are found. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  count += 1;
  const id = `${PROCESS_ID}-${count.toString(36)}`;
  Reflect.set(request, REQUEST_ID, id);
  response.setHeader('X-Request-Id', id);
  next();
}

export function requestIdOf(request: Request): string {
  const id: unknown = Reflect.get(request, REQUEST_ID);
  return typeof id === 'string' ? id : '';
}

/** Logs one line for each finished request: method, path without its query, status, milliseconds. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!logger.isLevelEnabled('info')) return next();
    const startedAt = performance.now();
    response.once('finish', () => {
      const milliseconds = Math.round(performance.now() - startedAt);
      const path = request.originalUrl.split('?', 1)[0];
      logger.info(
        {
          requestId: requestIdOf(request),
          method: request.method,
          path,
          status: response.statusCode,
          milliseconds,
        },
        'request',
      );
    });
    next();
  };
}
