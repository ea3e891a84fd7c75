import { createServer as createHttpServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { FAKE_REMOTES } from './fake-release';
import type { Previews } from '../server/releases/previews';
import { createPageResponse } from '../server/pages/page-response';
import type { PageServer } from '../server/pages/page-server';
import { TooManyImagesError } from '../server/share-image/share-images';
import { createShellServer, type ShellServerParts } from '../server/http/create-server';
import { DevStream } from '../server/http/dev-stream';

export const HTML = `<!DOCTYPE html><title>Vila</title>${'<p>Lugn.</p>'.repeat(200)}`;
export const POLICY = "default-src 'none'; script-src 'self'";

export const PAGE_OPTIONS = {
  status: 200,
  html: HTML,
  headers: { 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  renderedAt: 0,
  release: null,
  route: '/*',
  tags: [],
  isAdmin: false,
};
export const PAGE = createPageResponse(PAGE_OPTIONS);

/** A shell's server for the tests of a file, which starts anew for each. */
export class FakeShellServer {
  readonly logger = { warn: jest.fn(), error: jest.fn() };
  readonly viewed = jest.fn();
  readonly reload = jest.fn<PageServer['reload']>(async () => ({
    kind: 'page',
    isShareable: true,
    page: PAGE,
  }));
  readonly personal = jest.fn<PageServer['personal']>(async () => ({
    kind: 'page',
    isShareable: false,
    page: PAGE,
  }));
  readonly submit = jest.fn<PageServer['submit']>(async () => ({
    kind: 'page',
    isShareable: false,
    page: PAGE,
  }));
  readonly startPreview = jest.fn<Previews['start']>(async () => {});
  #directory = '';
  #api: Server | undefined;
  #app: FastifyInstance | undefined;

  constructor() {
    beforeAll(() => this.#startApi());
    afterEach(async () => {
      await this.#app?.close();
      this.#app = undefined;
    });
    afterAll(async () => {
      this.#api?.closeAllConnections();
      this.#api?.close();
      await rm(this.#directory, { recursive: true });
    });
  }

  /** @returns requests an address of the server. */
  async start(
    page: PageServer['page'] = async () => ({ kind: 'page', isShareable: true, page: PAGE }),
    parts: Partial<ShellServerParts> = {},
  ) {
    const pages = { page, personal: this.personal, reload: this.reload, submit: this.submit };
    this.#app = await createShellServer({ ...this.#parts(), pages, ...parts });
    const origin = await this.#app.listen({ port: 0, host: '127.0.0.1' });
    return async (url: string, init: RequestInit = {}) => {
      const response = await fetch(origin + url, { redirect: 'manual', ...init });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
    };
  }

  get port(): number {
    return (this.#app?.server.address() as AddressInfo).port;
  }

  async #startApi(): Promise<void> {
    this.#directory = await mkdtemp(path.join(tmpdir(), 'stillsam-assets-'));
    await writeFile(path.join(this.#directory, 'libraries.1a2b3c4d.js'), '');
    await writeFile(path.join(this.#directory, 'shell.1a2b3c4d.js'), 'start()');
    await writeFile(
      path.join(this.#directory, 'shell.1a2b3c4d.js.br'),
      brotliCompressSync('start() // in advance'),
    );
    const api = createHttpServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'X-Frame-Options': 'SAMEORIGIN' });
      response.end(JSON.stringify({ url: request.url, client: request.headers['x-forwarded-for'] }));
    });
    this.#api = api;
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  }

  #parts(): Omit<ShellServerParts, 'pages'> {
    return {
      siteOrigin: 'https://stillsam.example',
      apiOrigin: `http://127.0.0.1:${(this.#api?.address() as AddressInfo).port}`,
      trustedHops: 1,
      assetsDirectory: this.#directory,
      texts: {
        '/robots.txt': { contentType: 'text/plain; charset=utf-8', body: () => 'User-agent: *' },
        '/sw.js': {
          contentType: 'text/javascript; charset=utf-8',
          body: async () => 'keep()',
          cacheControl: 'no-cache',
          headers: () => ({ 'Content-Security-Policy': "default-src 'self'" }),
        },
        '/part-:part(^\\d{1,5}$).xml': {
          contentType: 'application/xml',
          body: async ({ part }) => (part === '1' ? `<part>${part}</part>` : null),
        },
      },
      isBehindCdn: false,
      shareImages: {
        read: async (slug) => {
          if (slug === 'mycket') throw new TooManyImagesError();
          if (slug === 'trasig') throw new Error('no image');
          return slug === 'vila' ? new Uint8Array([1, 2]) : null;
        },
      },
      canaries: () => new Map(),
      backOffices: () => [FAKE_REMOTES.admin],
      previews: { start: this.startPreview },
      onPage: this.viewed,
      reports: { view: () => null, report: () => true },
      readiness: () => ({ isReady: true, missing: ['exercises'] }),
      releases: {
        remotes: () => [],
        states: () => ({}),
        try: () => Promise.reject(new Error('not in this test')),
        secret: null,
      },
      devStream: new DevStream(() => []),
      logger: this.logger,
    };
  }
}
