import { once } from 'node:events';
import http from 'node:http';
import { HEALTH_PATH } from '@stillsam/releases/answers';
import { isSignedBy } from '@stillsam/releases/signature';

/**
 * For specs: a shell that answers trials, says what it serves and forwards the API's document.
 *
 * @param {string} publicKey of the part.
 */
export async function startFakeShell(publicKey) {
  const shell = {
    origin: '',
    /** Of those who may read what it serves. */
    secret: 'secret of the shells',
    /** @type {string[]} */
    reasons: [],
    /** What else it says of a release that it tried. */
    verdict: {},
    busyAnswers: 0,
    health: { remotes: {} },
    /** @type {unknown[]} */
    trials: [],
    /** @type {object | null} What the API says that it answers; it is away without. */
    openapi: null,
    stop: async () => {},
  };
  const server = http.createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (request.url === HEALTH_PATH && request.headers.authorization === `Bearer ${shell.secret}`)
      return response.end(JSON.stringify(shell.health));
    if (request.url === '/api/openapi.json' && shell.openapi)
      return response.end(JSON.stringify(shell.openapi));
    if (request.url === '/api/openapi.json') return response.writeHead(503).end('{"error":"away"}');
    if (request.url !== '/releases/trial') return response.writeHead(404).end('Not found');
    if (!isSignedBy(body, String(request.headers['x-signature']), publicKey))
      return response.writeHead(401).end('wrong signature');
    if (shell.busyAnswers-- > 0) return response.writeHead(429).end('{}');
    shell.trials.push(JSON.parse(body));
    const { reasons } = shell;
    return response.end(
      JSON.stringify({
        accepted: reasons.length === 0,
        reasons,
        pages: 3,
        milliseconds: 12.5,
        ...shell.verdict,
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  shell.origin = `http://127.0.0.1:${port}`;
  shell.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return shell;
}
