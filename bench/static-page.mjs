import { once } from 'node:events';
import { createHash } from 'node:crypto';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const STYLE = `body{margin:0;font:18px/1.65 Georgia,serif;color:#15231f;background:#fbfcfa}header,main,footer{max-width:44rem;margin:0 auto;padding:1.25rem}h1,h2,h3{line-height:1.2;color:#12372f}a{color:#3f6b57}nav a{margin-right:1rem}ul{padding-left:1.2rem}`;

/**
 * The yardstick: the content of one of our pages as a person would write it by hand, without any script.
 *
 * @param {string} html a page of ours. @returns {string}
 */
export function writeByHand(html) {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const content = main
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<(\/?)(\w+)((?:\s[^>]*)?)>/g, (_, slash, tag, attributes) => {
      const href = /\shref="[^"]*"/.exec(attributes)?.[0] ?? '';
      return `<${slash}${tag}${slash ? '' : href}>`;
    })
    .replace(/<\/?(span|div)>/g, '');
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  return `<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><header><nav><a href="/">Hem</a><a href="/kunskapsbibliotek">Kunskapsbibliotek</a><a href="/om-oss">Om oss</a></nav></header><main>${content}</main><footer>Stillsam</footer></body></html>`;
}

const POLICIES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** The security headers of one of our answers, for the page by hand: its own style is allowed as well. @param {Headers} headers */
export function policiesFor(headers) {
  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  return Object.fromEntries(
    POLICIES.filter((name) => headers.has(name)).map((name) => [
      name,
      headers.get(name).replace('style-src ', `style-src 'sha256-${styleHash}' `),
    ]),
  );
}

/**
 * Serves pages from memory with node:http, brotli where accepted.
 *
 * @param {Record<string, { body: string, headers?: Record<string, string> }>} pages by path.
 */
export async function serveStatic(pages, port) {
  const prepared = new Map(
    Object.entries(pages).map(([path, { body, headers = {} }]) => [
      path,
      { plain: Buffer.from(body), br: brotliCompressSync(body), headers },
    ]),
  );
  const server = http.createServer((request, response) => {
    const page = prepared.get(request.url);
    if (!page) return response.writeHead(404).end();
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = isBrotli ? page.br : page.plain;
    response.writeHead(200, {
      ...page.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
