import type { RequestDurations } from '@stillsam/telemetry/request-durations';
import type { FastifyInstance } from 'fastify';

/** Measures the requests of an app, from their arrival until the response is sent or the client has left. */
export function measureRequests(app: FastifyInstance, durations: RequestDurations): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const route = request.routeOptions.url ?? 'unmatched';
      const labels = reply.requestLabels ?? { route, part: 'shell', version: '' };
      const status = reply.raw.writableFinished ? reply.statusCode : 0;
      durations.observe(labels, status, reply.elapsedTime / 1000);
    });
    done();
  });
}
