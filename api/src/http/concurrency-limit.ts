import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMMON_ERRORS, DomainError } from './domain-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it counts as one that waits for its response. */
    isInFlight: boolean;
  }
}

/** 300 requests a second leave a handful in flight, so this many mean that more arrive than the API can answer. */
const MAX_IN_FLIGHT = 200;

/** Health checks must pass under load; event streams are our own servers' and never end. */
const NOT_COUNTED = ['/api/health/', '/api/blog/changes'];

/**
 * Load shedding: answers 503 beyond `most` requests in flight. Without it every client waits longer, and Node, which
 * accepts one connection between two rounds of the event loop, leaves some out.
 *
 * A request counts from its parsed body until its response begins, so a client that sends or reads slowly takes no
 * place.
 */
export function limitConcurrency(app: FastifyInstance, most = MAX_IN_FLIGHT): void {
  let inFlight = 0;
  const leave = (request: FastifyRequest) => {
    if (request.isInFlight) inFlight -= 1;
    request.isInFlight = false;
  };
  app.decorateRequest('isInFlight', false);
  app.addHook('preHandler', (request, reply, done) => {
    if (NOT_COUNTED.some((start) => request.url.startsWith(start))) return done();
    if (inFlight >= most) return done(overloaded());
    inFlight += 1;
    request.isInFlight = true;
    // The client may leave before the response.
    reply.raw.once('close', () => leave(request));
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
}

function overloaded(): DomainError {
  return new DomainError(503, 'OVERLOADED', COMMON_ERRORS.OVERLOADED, { headers: { 'Retry-After': '2' } });
}
