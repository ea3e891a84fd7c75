import { createForwarder } from '@stillsam/http-server/forward';
import sirv from 'sirv';

/** Streams of changes are for servers: a browser would hold a connection for as long as it likes. */
const CHANGES_PATH = '/api/blog/changes';

/** Of every document of the admin's origin. */
export const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types stillsam-admin dompurify',
].join('; ');

/**
 * Serves the stand-alone admin app: its hashed assets, `/config.json`, and its one document for every other
 * address, under a policy that lets only its own scripts run. `/api` is forwarded, so that the API itself needs no
 * public address and is told each client's.
 *
 * @param {{ directory: string, apiOrigin: string, siteOrigin: string, trustedHops: number }} options where the API is
 *   reached from here; how many proxies stand in front.
 */
export function createAdminDocumentServer({ directory, apiOrigin, siteOrigin, trustedHops }) {
  const forward = createForwarder({ origin: apiOrigin, trustedHops, closedPaths: [CHANGES_PATH] });
  const config = JSON.stringify({ apiOrigin: '', siteOrigin });
  const serve = sirv(directory, { dev: true, single: true, etag: true });
  // Before sirv answers: a 304 carries them as well, and a browser takes the headers of its copy from there.
  const setHeaders = (response, pathname) => {
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const isHashed = /\.[0-9a-f]{8,}\.\w+$/.test(pathname);
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  return (request, response) => {
    const pathname = request.url?.split('?', 1)[0] ?? '/';
    if (pathname.startsWith('/api/')) return forward(request, response);
    setHeaders(response, pathname);
    if (pathname === '/config.json') {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(config),
      });
      return response.end(config);
    }
    return serve(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The admin app is not built yet.');
    });
  };
}
