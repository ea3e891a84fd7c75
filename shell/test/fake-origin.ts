import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest, Pointer } from '@stillsam/releases/files';
import type { Remote } from '@stillsam/releases/registry';
import { generateKey, signText } from '@stillsam/releases/signature';

const SERVER_FILE = `const Component = () => null;
module.exports = { contract: 1, routes: [{ path: '/', Component }, { path: '/artiklar/:slug', Component }] };`;

/** A remote's origin for tests, on a port of its own. */
export class FakeOrigin {
  /** `current.json`; undefined: the origin has none. */
  pointer: Pointer | undefined;
  /** Paths as they were requested. */
  readonly requests: string[] = [];
  readonly acceptedEncodings = new Set<string | undefined>();
  /** Whether `/current.json` redirects to another address. */
  isMoved = false;
  /** Emits `requested` after each request. */
  readonly events = new EventEmitter();
  readonly #key = generateKey();
  readonly #files = new Map<string, string>();
  #changes = 0;
  readonly #server = http.createServer((request, response) => {
    const path = request.url ?? '';
    this.requests.push(path);
    this.acceptedEncodings.add(request.headers['accept-encoding']?.toString());
    const text =
      path === '/current.json' || path === '/moved.json'
        ? this.pointer && JSON.stringify(this.pointer)
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

  /** The remote as a registry lists it. */
  remote(changes: Partial<Remote> = {}): Remote {
    return {
      name: 'site',
      owner: 'Innehåll',
      area: 'public',
      prefixes: ['/'],
      publicOrigin: 'https://site.test',
      internalOrigin: this.origin,
      api: 'read',
      publicKey: this.#key.publicKey,
      ...changes,
    };
  }

  /** Makes a folder and points to it; `server` is its server bundle. */
  release(version: string, server = SERVER_FILE, changes: Partial<Manifest> = {}): Manifest {
    const files = {
      'remoteEntry.js': 'entry();',
      'page.js': 'page();',
      'page.css': '.sia{}',
      'server.cjs': server,
    };
    for (const [name, text] of Object.entries(files)) this.replaceFile(version, name, text);
    const manifest = {
      part: 'site',
      version,
      contract: 1,
      builtAt: '2026-11-22T12:00:00Z',
      commit: null,
      entry: 'remoteEntry.js',
      server: 'server.cjs',
      files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(text)])),
      chunks: { page: { js: ['page.js'], css: ['page.css'] } },
      shared: { react: '^19.0.0' },
      ...changes,
    };
    const text = JSON.stringify(manifest);
    this.replaceFile(version, 'release.json', text);
    this.replaceFile(version, 'release.json.sig', signText(text, this.#key.privateKey));
    this.point(version);
    return manifest;
  }

  /** Makes a version live. @param withdrawn what was gone back from. */
  point(stable: string, withdrawn: string[] = []): void {
    this.#changes += 1;
    const changedAt = new Date(Date.UTC(2026, 10, 22, 12, 0, this.#changes)).toISOString();
    this.pointer = { stable, canary: null, withdrawn, changedAt };
  }

  /** Changes a file's content, and nothing that speaks of it. */
  replaceFile(version: string, name: string, text: string | undefined): void {
    if (text === undefined) this.#files.delete(`/${version}/${name}`);
    else this.#files.set(`/${version}/${name}`, text);
  }
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
