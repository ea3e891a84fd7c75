import proxyAddr from '@fastify/proxy-addr';
import { handleIn, startRoot, type Span } from '@stillsam/telemetry/tracing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';

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

/**
 * Traces the requests of sampled traces. Only a proxy whose X-Forwarded-For counts may continue a trace: the header of
 * anybody else would let them choose what is recorded.
 *
 * @param trustedProxies addresses and nets.
 */
export function traceRequests(app: FastifyInstance, trustedProxies: string[]): void {
  const isTrusted = proxyAddr.compile(trustedProxies);
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const isOfProxy = typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress ?? '', 0);
    const span = startRoot(request.method, {
      kind: 'server',
      traceparent: isOfProxy ? traceparent : undefined,
      attributes: { 'http.request.method': request.method, 'stillsam.request_id': request.id },
    });
    if (!span) return done();
    const leave = handleIn(span, done);
    reply.raw.once('close', () => {
      end(span, reply);
      leave();
    });
  });
}

/** Names the pattern of the route; never the path, which may hold what a visitor typed. */
function end(span: Span, { request, statusCode, raw }: FastifyReply): void {
  const route = request.routeOptions.url ?? 'unmatched';
  span.rename(`${request.method} ${route}`);
  span.set({ 'http.route': route, 'http.response.status_code': statusCode });
  if (!raw.writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}
