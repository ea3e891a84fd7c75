import { handleIn, startRoot, type Span } from '@stillsam/telemetry/tracing';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Traces the requests of an app, those of sampled traces. A traceparent of the client is ignored: this server is open to
 * the internet, and a stranger could have every request of theirs recorded.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const attributes = { 'http.request.method': request.method };
    const span = startRoot(`${request.method} ${route}`, { kind: 'server', attributes });
    if (!span) return done();
    const leave = handleIn(span, done);
    reply.raw.once('close', () => {
      end(span, reply);
      leave();
    });
  });
}

function end(span: Span, reply: FastifyReply): void {
  const { statusCode, requestLabels, raw } = reply;
  const route = requestLabels?.route ?? reply.request.routeOptions.url ?? 'unmatched';
  span.rename(`${reply.request.method} ${route}`);
  span.set({ 'http.route': route });
  if (requestLabels)
    span.set({ 'stillsam.part': requestLabels.part, 'stillsam.version': requestLabels.version });
  if (raw.writableFinished) span.set({ 'http.response.status_code': statusCode });
  if (!raw.writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
}
