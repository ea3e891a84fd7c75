import { handleIn, startChild, startRoot, type Span } from '@stillsam/telemetry/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_ROUTE } from '../http/page-route';
import type { OpenViews } from './open-views';

interface RequestSpans {
  /** The browser's view, above the request; null for what is no view. */
  view: Span | null;
  request: Span;
}

/**
 * Traces the requests of an app, those of sampled traces. A traceparent of the client is ignored: this server is open to
 * the internet, and a stranger could have every request of theirs recorded. The response to a document names the trace
 * in Server-Timing, by which the browser reports its view.
 */
export function traceRequests(app: FastifyInstance, views: OpenViews): void {
  app.addHook('onRequest', (request, reply, done) => {
    const spans = startSpans(request, views);
    if (!spans) return done();
    const { view } = spans;
    if (view) {
      views.open(view);
      reply.header('Server-Timing', `traceparent;desc="${view.traceparent}"`);
    }
    const leave = handleIn(spans.request, done);
    reply.raw.once('close', () => {
      end(spans, reply, views);
      leave();
    });
  });
}

function startSpans(request: FastifyRequest, views: OpenViews): RequestSpans | null {
  const route = request.routeOptions.url ?? 'unmatched';
  const name = `${request.method} ${route}`;
  const attributes = { 'http.request.method': request.method };
  if (route !== PAGE_ROUTE || request.headers['sec-fetch-dest'] !== 'document' || views.isFull) {
    const span = startRoot(name, { kind: 'server', attributes });
    return span && { view: null, request: span };
  }
  const view = startRoot('first view');
  const span = startChild(view ?? undefined, name, { kind: 'server', attributes });
  return span && { view, request: span };
}

function end({ view, request }: RequestSpans, reply: FastifyReply, views: OpenViews): void {
  const { statusCode, requestLabels, raw } = reply;
  const route = requestLabels?.route ?? reply.request.routeOptions.url ?? 'unmatched';
  request.rename(`${reply.request.method} ${route}`);
  request.set({ 'http.route': route });
  if (requestLabels)
    request.set({ 'stillsam.part': requestLabels.part, 'stillsam.version': requestLabels.version });
  if (raw.writableFinished) request.set({ 'http.response.status_code': statusCode });
  if (!raw.writableFinished) request.fail('aborted');
  else if (statusCode >= 500) request.fail(String(statusCode));
  request.end();
  if (view) views.markSent(view);
}
