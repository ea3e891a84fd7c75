import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RequestDurations, RequestLabels } from './request-durations';

/**
 * Measures the requests of an app, from their arrival until the response is sent or the client has left.
 *
 * @param labelsOf null for a request that is not measured.
 */
export function measureRequests(
  app: FastifyInstance,
  durations: RequestDurations,
  labelsOf: (reply: FastifyReply) => RequestLabels | null,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => {
      const labels = labelsOf(reply);
      const status = reply.raw.writableFinished ? reply.statusCode : 0;
      if (labels) durations.observe(labels, status, reply.elapsedTime / 1000);
    });
    done();
  });
}
