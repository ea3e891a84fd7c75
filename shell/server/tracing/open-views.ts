import type { Span } from '@stillsam/telemetry/tracing';
import type { FirstView } from '../../src/views/first-view';

interface OpenView {
  span: Span;
  /** Milliseconds since 1970. */
  openedAt: number;
  sentAt: number;
  timer: NodeJS.Timeout;
}

/** A page that has not loaded by then was left, or has no script. */
export const LONGEST_VIEW_MS = 30_000;
/** Views that are open at the same time; further ones are traced from the server's request on. */
const MOST_OPEN = 500;

/**
 * Views whose browser has not said yet that its page is loaded. A view is the first span of its trace: it is open from
 * the arrival of the request for the document until the browser's report, which is taken once, from a trace that this
 * process has started, and within {@link LONGEST_VIEW_MS}. So nobody can write into other traces.
 */
export class OpenViews {
  readonly #views = new Map<string, OpenView>();

  get isFull(): boolean {
    return this.#views.size >= MOST_OPEN;
  }

  open(span: Span): void {
    const timer = setTimeout(() => this.#end(span.traceparent), LONGEST_VIEW_MS);
    timer.unref();
    const openedAt = Date.now();
    this.#views.set(span.traceparent, { span, openedAt, sentAt: openedAt, timer });
  }

  /** The document is sent: a view without a report ends here. */
  markSent({ traceparent }: Span): void {
    const view = this.#views.get(traceparent);
    if (view) view.sentAt = Date.now();
  }

  /** Takes a browser's report. */
  report({ traceparent, firstByte, parsed, loaded }: FirstView): void {
    const view = this.#views.get(traceparent);
    if (!view) return;
    view.span.set({
      'stillsam.view.first_byte_ms': firstByte,
      'stillsam.view.parsed_ms': parsed,
      'stillsam.view.loaded_ms': loaded,
    });
    this.#end(traceparent, view.openedAt + loaded);
  }

  /** Ends all, when the process ends. */
  close(): void {
    for (const traceparent of [...this.#views.keys()]) this.#end(traceparent);
  }

  #end(traceparent: string, loadedAt?: number): void {
    const view = this.#views.get(traceparent);
    if (!view) return;
    this.#views.delete(traceparent);
    clearTimeout(view.timer);
    view.span.set({ 'stillsam.view.reported': loadedAt !== undefined });
    view.span.end(loadedAt ?? view.sentAt);
  }
}
