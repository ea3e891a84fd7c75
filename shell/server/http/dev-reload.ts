import type { IncomingMessage, ServerResponse } from 'node:http';

export const DEV_RELOAD_PATH = '/dev-reload';

/** Development only: an event stream that reloads open pages after a build. */
export class DevReload {
  readonly #subscribers = new Set<ServerResponse>();

  subscribe(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 300\n\n');
    this.#subscribers.add(response);
    request.on('close', () => this.#subscribers.delete(response));
  }

  notify(): void {
    for (const response of this.#subscribers) response.write('data: reload\n\n');
  }

  /** Ends the streams, which would keep the process alive. Pages reconnect by themselves. */
  end(): void {
    for (const response of this.#subscribers) response.end();
  }
}
