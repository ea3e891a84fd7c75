import { handleIn, startRoot, type Span } from '@stillsam/telemetry/tracing';
import type { NextFunction, Request, Response } from 'express';
import proxyAddr from 'proxy-addr';
import type { ApiMetrics } from './api-metrics';
import { requestIdOf } from './request-id';

/** Streams last for as long as their client: their time says nothing of the API. */
const STREAMS = ['/api/blog/changes'];

/** Express middleware that measures requests by route and class of status. */
export function measureRequests({ durations }: ApiMetrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      if (STREAMS.includes(route)) return;
      const status = response.writableFinished ? response.statusCode : 0;
      const seconds = (performance.now() - startedAt) / 1000;
      durations.observe({ route, part: 'api', version: '' }, status, seconds);
    });
    next();
  };
}

/**
 * Express middleware that traces the requests of sampled traces. Only a proxy whose X-Forwarded-For counts may continue
 * a trace: the header of anybody else would let them choose what is recorded.
 *
 * @param trustedProxies addresses and nets.
 */
export function traceRequests(trustedProxies: string[]) {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request: Request, response: Response, next: NextFunction): void => {
    const { traceparent } = request.headers;
    const isOfProxy = typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress ?? '', 0);
    const span = startRoot(request.method, {
      kind: 'server',
      traceparent: isOfProxy ? traceparent : undefined,
      attributes: { 'http.request.method': request.method, 'stillsam.request_id': requestIdOf(request) },
    });
    if (!span) return next();
    const leave = handleIn(span, next);
    response.once('close', () => {
      end(span, request, response);
      leave();
    });
  };
}

function end(span: Span, request: Request, response: Response): void {
  const route = routeOf(request);
  const { statusCode, writableFinished } = response;
  span.rename(`${request.method} ${route}`);
  span.set({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}

/** The pattern of the route; never the path, which may hold what a visitor typed. */
function routeOf(request: Request): string {
  const route: { path?: unknown } | undefined = request.route;
  return typeof route?.path === 'string' ? route.path : 'unmatched';
}
