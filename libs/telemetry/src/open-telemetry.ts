import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OpenTelemetrySpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, Tracer, TracingConfig } from './tracing';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const SENT_EVERY_MS = 1000;
/** The collector is near; what it does not take by then is dropped. */
const COLLECTOR_TIMEOUT_MS = 2000;
/** Characters of an attribute, such as a statement. */
const MAX_VALUE_LENGTH = 2000;

/** The only module that loads OpenTelemetry. A collector that is away costs spans and nothing else. */
export function createTracer(serviceName: string, { endpoint, ratio }: TracingConfig): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // `isSampled` has decided before a span is made.
    sampler: new AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: MAX_VALUE_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: COLLECTOR_TIMEOUT_MS,
        }),
        scheduledDelayMillis: SENT_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('stillsam');
  const start = (
    name: string,
    { kind = 'internal', attributes }: Parameters<Tracer['startChild']>[2],
    context: Context,
  ) => new TracedSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes }, context));
  return {
    startRoot(name, { traceparent, ...options }) {
      const caller = contextOf(traceparent);
      return isSampled(caller, ratio) ? start(name, options, caller) : null;
    },
    startChild: (parent, name, options) => start(name, options, contextOf(parent.traceparent)),
    shutdown: () => provider.shutdown(),
  };
}

/** By the caller's decision, else by chance. The library's samplers need a span for it, which costs most requests dear. */
function isSampled(caller: Context, ratio: number): boolean {
  const parent = trace.getSpanContext(caller);
  return parent ? parent.traceFlags === TraceFlags.SAMPLED : Math.random() < ratio;
}

/** The context of a caller; that of none for what is no traceparent. */
function contextOf(traceparent: string | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const parent = { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

class TracedSpan implements Span {
  constructor(private readonly span: OpenTelemetrySpan) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
  }

  get isOpen(): boolean {
    return this.span.isRecording();
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: Parameters<Span['set']>[0]): void {
    this.span.setAttributes(attributes);
  }

  fail(message: string): void {
    this.span.setStatus({ code: SpanStatusCode.ERROR, message });
  }

  end(): void {
    this.span.end();
  }
}
