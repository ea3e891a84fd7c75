import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

/** Headers that concern one hop only (RFC 9110, section 7.6.1). */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const ANSWER_TIMEOUT_MS = 30_000;

interface ApiProxyOptions {
  apiOrigin: string;
  /** Whether the caller's X-Forwarded-For is believed and extended; otherwise it is replaced. */
  isProxyTrusted: boolean;
}

/** Forwards `/api` of the site's origin to the API, streaming both ways. */
export function createApiProxy({ apiOrigin, isProxyTrusted }: ApiProxyOptions) {
  const target = new URL(apiOrigin);
  const client = target.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 128 });

  return function forward(request: IncomingMessage, response: ServerResponse): void {
    const upstream = client.request(
      {
        agent,
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.url,
        headers: forwardedHeaders(request, target, isProxyTrusted),
        timeout: ANSWER_TIMEOUT_MS,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutHopHeaders(answer.headers));
        pipeline(answer, response, () => {});
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The API did not answer in time')));
    upstream.on('error', () => answerUnavailable(response));
    response.on('close', () => upstream.destroy());
    pipeline(request, upstream, () => {});
  };
}

function forwardedHeaders(
  request: IncomingMessage,
  target: URL,
  isProxyTrusted: boolean,
): http.OutgoingHttpHeaders {
  const caller = request.socket.remoteAddress ?? '';
  const before = isProxyTrusted ? request.headers['x-forwarded-for'] : undefined;
  return {
    ...withoutHopHeaders(request.headers),
    ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    host: target.host,
    'x-forwarded-for': before ? `${String(before)}, ${caller}` : caller,
    'x-forwarded-host': request.headers.host ?? '',
  };
}

function withoutHopHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)));
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({
    error: 'Tjänsten går inte att nå just nu. Försök igen om en stund.',
    code: 'API_UNREACHABLE',
  });
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': '5',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
