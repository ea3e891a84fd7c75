import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { createServer } from './create-server.mjs';

/** What a request was for, in few values each. */
export interface RequestLabels {
  /** Pattern of the route, never the path. */
  route: string;
  /** The part whose release made the response. */
  part: string;
  version: string;
}

/** Seconds. Objectives lie at 0.1, 0.5 and 1 (docs/slos.md). */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Routes are patterns of the code; this many are more than it has, and bound what a mistake would cost. */
const MAX_SERIES = 1000;

/** Rate, errors and duration of requests, by route, release and class of status. */
export class RequestDurations {
  readonly #histogram: Histogram<'route' | 'part' | 'version' | 'status'>;
  readonly #series = new Map<string, RequestLabels & { status: string }>();

  /** @param isServed whether a release is served still: the series of others are dropped at the scrape. */
  constructor(registry: Registry, isServed: (part: string, version: string) => boolean = () => true) {
    const dropOld = () => this.#dropOld(isServed);
    this.#histogram = new Histogram({
      name: 'stillsam_http_request_duration_seconds',
      help: 'Requests by route, release and class of status, from their arrival until the response is sent.',
      labelNames: ['route', 'part', 'version', 'status'],
      buckets: BUCKETS,
      registers: [registry],
      collect: dropOld,
    });
  }

  /** @param status of the response; 0 where the client left before it. */
  observe({ route, part, version }: RequestLabels, status: number, seconds: number): void {
    const labels = { route, part, version, status: status ? `${Math.floor(status / 100)}xx` : 'aborted' };
    const key = `${route} ${part} ${version} ${labels.status}`;
    if (!this.#series.has(key)) {
      if (this.#series.size >= MAX_SERIES) return;
      this.#series.set(key, labels);
    }
    this.#histogram.observe(labels, seconds);
  }

  #dropOld(isServed: (part: string, version: string) => boolean): void {
    for (const [key, labels] of this.#series)
      if (!isServed(labels.part, labels.version)) {
        this.#series.delete(key);
        this.#histogram.remove(labels);
      }
  }
}

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
