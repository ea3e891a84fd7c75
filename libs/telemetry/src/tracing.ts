import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Values of the semantic conventions: no address of a visitor, no query, nothing that a person typed. */
export type Attributes = Record<string, string | number | boolean>;

export type SpanKind = 'server' | 'client' | 'internal';

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** A sampled piece of work. */
export interface Span {
  readonly traceId: string;
  /** For who continues the trace (W3C Trace Context). */
  readonly traceparent: string;
  /** False once it has ended. */
  readonly isOpen: boolean;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks the work as failed. @param reason in one line, without values. */
  fail(reason: string): void;
  end(): void;
}

export interface Tracer {
  /** @param traceparent of a caller that is trusted; undefined starts a trace. @returns null where it is not sampled. */
  startRoot(name: string, options: SpanOptions & { traceparent?: string }): Span | null;
  startChild(parent: Span, name: string, options: SpanOptions): Span;
  /** Sends what has ended. */
  shutdown(): Promise<void>;
}

export interface TracingConfig {
  /** Address of the collector; `/v1/traces` is appended. */
  endpoint: string;
  /** Share of the traces that start here, 0 to 1. */
  ratio: number;
}

const MAX_SHUTDOWN_MS = 2000;
const active = new AsyncLocalStorage<Span>();
/** Tells the next process that this trace is not sampled, so that it does not start one of its own. */
const NOT_SAMPLED = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
let tracer: Tracer | null = null;
/** Traced requests in flight. */
let openRequests = 0;

/**
 * Starts to trace this process. Without a configuration nothing of OpenTelemetry is loaded, and every function here
 * does nothing.
 *
 * @returns a function that sends what is left and stops.
 */
export async function startTracing(
  serviceName: string,
  config: TracingConfig | null,
): Promise<() => Promise<void>> {
  if (!config) return async () => {};
  const { createTracer } = await import(/* webpackChunkName: "open-telemetry" */ './open-telemetry');
  const started = createTracer(serviceName, config);
  tracer = started;
  return async () => {
    tracer = null;
    // A collector that is away neither holds up the end of the process nor makes it a failure.
    const sent = started.shutdown().catch(() => {});
    await Promise.race([sent, setTimeout(MAX_SHUTDOWN_MS, undefined, { ref: false })]);
  };
}

/** @returns null where the trace is not sampled, and while this process is not traced. */
export function startRoot(name: string, options: SpanOptions & { traceparent?: string } = {}): Span | null {
  return tracer?.startRoot(name, options) ?? null;
}

/** A span below `parent`; null where there is none, or where it has ended. */
export function startChild(parent: Span | undefined, name: string, options: SpanOptions = {}): Span | null {
  return (tracer && parent?.isOpen && tracer.startChild(parent, name, options)) || null;
}

/** Runs `work`, and all that it starts, as a part of the span. */
export function runIn<Result>(span: Span | null | undefined, work: () => Result): Result {
  return span ? active.run(span, work) : work();
}

/**
 * Handles a request as a part of its span. Node up to 22 follows a context through every promise of the process, of
 * other requests too, so it does that only while a traced request is in flight.
 *
 * @returns ends the request's share; to be called once, when its response has ended.
 */
export function handleIn(span: Span, work: () => void): () => void {
  openRequests += 1;
  active.run(span, work);
  return () => {
    openRequests -= 1;
    if (openRequests === 0) active.disable();
  };
}

/** Runs `work` in a span of its own, if it is a part of a trace. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const span = startChild(activeSpan(), name, options);
  if (!span) return work(null);
  try {
    return await runIn(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** The span that the caller is a part of. */
export function activeSpan(): Span | undefined {
  return tracer ? active.getStore() : undefined;
}

/** Headers by which the next process continues the trace; none while this process is not traced. */
export function traceHeaders(span = activeSpan()): { traceparent?: string } {
  return tracer ? { traceparent: span?.traceparent ?? NOT_SAMPLED } : {};
}

/** For log lines (pino's `mixin`). */
export function traceFields(): { traceId?: string } {
  const span = activeSpan();
  return span ? { traceId: span.traceId } : {};
}
