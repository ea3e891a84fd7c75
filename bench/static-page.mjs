import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const STYLE = `body{margin:0;font:18px/1.65 Georgia,serif;color:#15231f;background:#fbfcfa}header,main,footer{max-width:44rem;margin:0 auto;padding:1.25rem}h1,h2,h3{line-height:1.2;color:#12372f}a{color:#3f6b57}nav a{margin-right:1rem}ul{padding-left:1.2rem}`;

/**
 * The hand-written baseline: the content of one of our pages with a short style and no script.
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

/**
 * Serves pages from memory with node:http, brotli where accepted.
 *
 * @param {Record<string, string>} pages HTML by path.
 * @param {number} port
 */
export async function serveStatic(pages, port) {
  /** @type {Map<string | undefined, { plain: Buffer, br: Buffer }>} */
  const prepared = new Map();
  for (const [path, html] of Object.entries(pages))
    prepared.set(path, { plain: Buffer.from(html), br: brotliCompressSync(html) });
  const server = http.createServer((request, response) => {
    const page = prepared.get(request.url);
    if (!page) return response.writeHead(404).end();
    const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isBrotli ? page.br : page.plain;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      ...(isBrotli ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
