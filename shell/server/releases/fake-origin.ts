import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest } from './release-manifest';

const SERVER_FILE = `module.exports = { contract: 1, routes: [{ path: '/' }, { path: '/artiklar/:slug' }] };`;

/** A remote's origin for tests, on a port of its own. */
export class FakeOrigin {
  /** The live release; undefined: the origin has none. */
  manifest: ReleaseManifest | undefined;
  /** Paths as they were requested. */
  readonly requests: string[] = [];
  readonly acceptedEncodings = new Set<string | undefined>();
  /** Whether `/current.json` redirects to the manifest. */
  isMoved = false;
  /** Emits `requested` after each request. */
  readonly events = new EventEmitter();
  readonly #files = new Map<string, string>();
  readonly #server = http.createServer((request, response) => {
    const path = request.url ?? '';
    this.requests.push(path);
    this.acceptedEncodings.add(request.headers['accept-encoding']?.toString());
    const text =
      path === '/current.json' || path === '/moved.json'
        ? this.manifest && JSON.stringify(this.manifest)
        : this.#files.get(path);
    if (this.isMoved && path === '/current.json') response.writeHead(302, { Location: '/moved.json' }).end();
    else response.writeHead(text === undefined ? 404 : 200).end(text);
    this.events.emit('requested');
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Makes a release live; `server` is its server bundle. */
  release(version: string, server = SERVER_FILE, changes: Partial<ReleaseManifest> = {}): ReleaseManifest {
    const files = {
      'remoteEntry.js': 'entry();',
      'page.js': 'page();',
      'page.css': 'a{}',
      'server.cjs': server,
    };
    for (const [name, text] of Object.entries(files)) this.replaceFile(version, name, text);
    this.manifest = {
      part: 'site',
      version,
      contract: 1,
      releasedAt: '2026-11-22T12:00:00Z',
      entry: 'remoteEntry.js',
      server: 'server.cjs',
      files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(text)])),
      chunks: { page: { js: ['page.js'], css: ['page.css'] } },
      shared: { react: '^19.0.0' },
      ...changes,
    };
    return this.manifest;
  }

  /** Changes a file's content without its hash in the manifest. */
  replaceFile(version: string, name: string, text: string): void {
    this.#files.set(`/${version}/${name}`, text);
  }
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
