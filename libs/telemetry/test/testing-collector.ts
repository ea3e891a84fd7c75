import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP has it in JSON. */
interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** Number of OTLP: 1 internal, 2 server, 3 client. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number; message?: string };
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

export interface CollectedSpan extends Omit<SentSpan, 'attributes'> {
  service: string;
  attributes: Record<string, unknown>;
}

/** For tests: a collector that keeps what it gets. */
export class TestCollector {
  readonly spans: CollectedSpan[] = [];
  /** Requests, spans or not. */
  calls = 0;

  private constructor(
    readonly endpoint: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<TestCollector> {
    const server = createServer(async (request, response) => {
      collector.calls += 1;
      const body = await text(request);
      if (request.url === '/v1/traces') collector.#keep(JSON.parse(body));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const collector = new TestCollector(`http://127.0.0.1:${port}`, server);
    return collector;
  }

  named(name: string): CollectedSpan[] {
    return this.spans.filter((span) => span.name === name);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  #keep({ resourceSpans }: SentTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({
          ...span,
          service,
          attributes: Object.fromEntries(
            span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
          ),
        });
    }
  }
}
