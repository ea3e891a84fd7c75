import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DEV_STREAM_PATH, type BuildReport, type ServedEntry } from '../../src/development/follow-builds';

const BUILD_REPORT_SCHEMA = {
  type: 'object',
  required: ['part', 'error', 'version'],
  additionalProperties: false,
  properties: {
    part: { type: 'string' },
    error: { type: ['string', 'null'] },
    version: { type: ['string', 'null'], pattern: '^[\\w-]{8,64}$' },
  },
};

/** Development only: an event stream that tells open pages of builds, and the address that builds are reported to. */
export class DevStream {
  readonly #subscribers = new Set<ServerResponse>();
  /** The last report of each part that does not build. */
  readonly #failures = new Map<string, BuildReport>();

  /** @param served the live releases at the time of the call. */
  constructor(private readonly served: () => ServedEntry[]) {}

  /** Adds its routes to a server. */
  mount(app: FastifyInstance): void {
    app.get(DEV_STREAM_PATH, (request, reply) => {
      reply.hijack();
      this.#subscribe(reply.raw);
      request.raw.on('close', () => this.#subscribers.delete(reply.raw));
    });
    app.post<{ Body: BuildReport }>(
      DEV_STREAM_PATH,
      { schema: { body: BUILD_REPORT_SCHEMA } },
      ({ body }, reply) => {
        this.#report(body);
        return reply.code(204).send();
      },
    );
  }

  /** Tells the open pages which releases are served now. */
  notifyServed(): void {
    this.#send(servedEvent(this.served()));
  }

  /** Ends the streams, which would keep the process alive. Pages reconnect by themselves. */
  end(): void {
    for (const response of this.#subscribers) response.end();
  }

  #subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const failures = [...this.#failures.values()].map(buildEvent).join('');
    response.write(`retry: 300\n\n${servedEvent(this.served())}${failures}`);
    this.#subscribers.add(response);
  }

  #report(report: BuildReport): void {
    if (report.error === null) this.#failures.delete(report.part);
    else this.#failures.set(report.part, report);
    this.#send(buildEvent(report));
  }

  #send(event: string): void {
    for (const response of this.#subscribers) response.write(event);
  }
}

function buildEvent(report: BuildReport): string {
  return `event: build\ndata: ${JSON.stringify(report)}\n\n`;
}

function servedEvent(served: ServedEntry[]): string {
  return `event: served\ndata: ${JSON.stringify(served)}\n\n`;
}
