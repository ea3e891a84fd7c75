import { createServer } from '@stillsam/http-server/create-server';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/**
 * The server of the metrics, on a port that no visitor reaches. It is not listening yet.
 *
 * @param refresh reads, once a scrape, what no metric can count as it happens.
 */
export function createMetricsServer(metrics: Registry, refresh?: () => Promise<void>): FastifyInstance {
  const app = createServer({ trustedHops: 0 });
  app.get('/metrics', async (_request, reply) => {
    await refresh?.();
    return reply
      .type(metrics.contentType)
      .header('Cache-Control', 'no-store')
      .send(await metrics.metrics());
  });
  return app;
}
