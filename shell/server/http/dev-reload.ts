import type { IncomingMessage, ServerResponse } from 'node:http';

export const DEV_RELOAD_PATH = '/dev-reload';

/** Development only: tells open pages that a part was built anew. */
export class DevReload {
  readonly #listeners = new Set<ServerResponse>();

  listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('retry: 300\n\n');
    this.#listeners.add(response);
    request.on('close', () => this.#listeners.delete(response));
  }

  announce(): void {
    for (const response of this.#listeners) response.write('data: reload\n\n');
  }
}
