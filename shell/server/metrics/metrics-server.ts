import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** The server of the metrics, on a port that no visitor reaches. It is not listening yet. */
export function createMetricsServer(metrics: Registry): FastifyInstance {
  const app = createServer({ trustedHops: 0 });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.metrics()),
  );
  return app;
}
