import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  body: Buffer;
  etag: string;
  headers: IncomingHttpHeaders;
}

type Objects = Map<string, Stored>;

/**
 * An S3-compatible store in memory, as far as releases need one: PUT and GET with conditions, listing and erasing.
 * For specs; it checks no signature.
 */
export async function startFakeBucket() {
  const objects: Objects = new Map();
  const server = http.createServer((request, response) => void answer(objects, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { endpoint: `http://127.0.0.1:${port}`, objects, stop };
}

async function answer(objects: Objects, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (request.method === 'GET' && !key) return list(objects, searchParams.get('prefix') ?? '', response);
  if (request.method === 'PUT') return put(objects, key, request, body, response);
  if (request.method === 'DELETE') objects.delete(key);
  else if (request.method === 'POST')
    for (const [, erased] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(erased ?? '');
  else return get(objects.get(key), response);
  return response.writeHead(200, { 'Content-Type': 'application/xml' }).end('<DeleteResult/>');
}

function list(objects: Objects, prefix: string, response: ServerResponse) {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

function put(
  objects: Objects,
  key: string,
  { headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const present = objects.get(key);
  if (headers['if-none-match'] === '*' && present) return fail(response, 412, 'PreconditionFailed');
  if (headers['if-match'] && !present) return fail(response, 404, 'NoSuchKey');
  if (headers['if-match'] && headers['if-match'] !== present?.etag)
    return fail(response, 412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, { body, etag, headers });
  return response.writeHead(200, { ETag: etag }).end();
}

function get(object: Stored | undefined, response: ServerResponse) {
  if (!object) return fail(response, 404, 'NoSuchKey');
  return response
    .writeHead(200, { ETag: object.etag, 'Content-Length': object.body.length })
    .end(object.body);
}

function fail(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
