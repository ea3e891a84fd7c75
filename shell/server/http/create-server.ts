import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import sirv from 'sirv';
import type { createForwarder } from '@stillsam/http-server/forward';
import type { PageServer } from '../rendering/page-server';
import type { EncodedPage, Encoding, StoredPage } from '../rendering/page-cache';
import type { ShellAssets } from '../rendering/shell-assets';
import { sendShareImage, shareImageSlug } from '../share-image/send-share-image';
import type { ShareImages } from '../share-image/share-images';
import { COMMON_HEADERS, NO_DOCUMENT_POLICY } from './security-headers';
import type { createReportReader } from './csp-report';
import { DEV_RELOAD_PATH, type DevReload } from './dev-reload';

export interface ShellServerParts {
  assets: ShellAssets;
  pages: PageServer;
  forwardToApi: ReturnType<typeof createForwarder>;
  readReport: ReturnType<typeof createReportReader>;
  /** Text answers of fixed addresses, such as /robots.txt. */
  texts: Record<string, TextAnswer>;
  shareImages: ShareImages;
  isReady: () => boolean;
  /** Present in development only. */
  devReload?: DevReload;
  logger: Logger;
}

interface TextAnswer {
  contentType: string;
  body: () => Promise<string> | string;
  cacheControl?: string;
  /** Beside the common ones. */
  headers?: Record<string, string>;
}

const LONGEST_ADDRESS = 2048;

/** A connection that has not sent its whole request by then is cut, at the next of the regular checks. */
const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 15_000,
};

/** The shell's HTTP server. It is not listening yet. */
export function createShellServer(parts: ShellServerParts): http.Server {
  const serveAsset = sirv(parts.assets.directory, {
    immutable: true,
    maxAge: 31_536_000,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: setCommonHeaders,
  });
  const server = http.createServer(CONNECTION_LIMITS, (request, response) => {
    const url = request.url ?? '/';
    // Cached pages first: they are most of the traffic.
    const page = request.method === 'GET' ? parts.pages.fresh(url) : undefined;
    if (page) return void sendPage(request, response, page);
    if (url.startsWith('/api/')) return parts.forwardToApi(request, response);
    void answer(parts, serveAsset, request, response, url).catch((error: unknown) => {
      parts.logger.error(
        { reason: error instanceof Error ? error.stack : String(error) },
        'a request failed',
      );
      sendText(
        request,
        response,
        500,
        'text/plain; charset=utf-8',
        'Något gick fel hos oss. Försök igen om en stund.',
      );
    });
  });
  return server;
}

async function answer(
  parts: ShellServerParts,
  serveAsset: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<void> {
  if (parts.devReload && url === DEV_RELOAD_PATH) return parts.devReload.listen(request, response);
  if (request.method === 'POST' && url === '/csp-report') return parts.readReport(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(request, response, 405, 'text/plain; charset=utf-8', 'Adressen tar bara emot läsning.');
  }
  if (url.length > LONGEST_ADDRESS)
    return sendText(request, response, 414, 'text/plain; charset=utf-8', 'Adressen är för lång.');
  const pathname = pathOf(url);
  if (pathname === null)
    return sendText(request, response, 400, 'text/plain; charset=utf-8', 'Adressen går inte att läsa.');
  if (pathname.startsWith('/assets/')) return sendAsset(serveAsset, request, response);
  if (pathname === '/health/live')
    return sendText(request, response, 200, 'application/json', '{"status":"ok"}');
  if (pathname === '/health/ready') {
    const isReady = parts.isReady();
    return sendText(
      request,
      response,
      isReady ? 200 : 503,
      'application/json',
      `{"status":"${isReady ? 'ok' : 'starting'}"}`,
    );
  }
  const slug = shareImageSlug(pathname);
  if (slug) return sendShareImage(parts.shareImages, slug, request, response);
  const text = Object.hasOwn(parts.texts, pathname) ? parts.texts[pathname] : undefined;
  if (text) return sendKnownText(request, response, text);
  const result = await parts.pages.page(url);
  if (result.kind === 'page') return sendPage(request, response, result.page);
  response.writeHead(result.status, {
    ...COMMON_HEADERS,
    'Content-Security-Policy': NO_DOCUMENT_POLICY,
    Location: encodeURI(decodeURI(result.location)),
    'Cache-Control': 'no-store',
  });
  response.end();
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
): void | Promise<void> {
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304, page.bareHeaders).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const encoded = page.at(encoding);
  if (encoded) return writePage(request, response, page.status, encoded);
  return page.encode(encoding).then((made) => writePage(request, response, page.status, made));
}

function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers, body }: EncodedPage,
): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

function sendAsset(
  serveAsset: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = (request.url ?? '').slice('/assets'.length);
  serveAsset(request, response, () =>
    sendText(request, response, 404, 'text/plain; charset=utf-8', 'Filen finns inte.'),
  );
}

async function sendKnownText(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, body, headers, cacheControl = 'public, max-age=0, must-revalidate' }: TextAnswer,
): Promise<void> {
  const text = await body();
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  for (const [name, value] of Object.entries({ ...headers, ETag: etag })) response.setHeader(name, value);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...COMMON_HEADERS, 'Cache-Control': cacheControl }).end();
    return;
  }
  sendText(request, response, 200, contentType, text, cacheControl);
}

function setCommonHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', NO_DOCUMENT_POLICY);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  contentType: string,
  body: string,
  cacheControl = 'no-store',
): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Security-Policy': response.getHeader('Content-Security-Policy') ?? NO_DOCUMENT_POLICY,
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': cacheControl,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The decoded path of a request, or null when it cannot be one. */
function pathOf(url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return pathname.startsWith('/') && !pathname.startsWith('//') && !pathname.includes('\0')
      ? pathname
      : null;
  } catch {
    return null;
  }
}
