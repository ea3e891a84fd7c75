import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { TestApi } from '../support/test-api';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
}

/** The admin app's own origin. */
const ADMIN_ORIGIN = 'http://localhost:4203';
const IMPORT = '/api/admin/newsletter/subscribers/import?source=M%C3%A4ssan';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const contract: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  await readFile(new URL('../../../libs/contracts/openapi.json', import.meta.url), 'utf8'),
);
/** Called by a mail service, never by a page. */
const FROM_SERVERS = ['/api/newsletter/bounces'];
const paths = Object.entries(contract.paths).filter(([path]) => !FROM_SERVERS.includes(path));
const operations = paths.flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
);

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start({ environment: { ALLOWED_ORIGINS: ADMIN_ORIGIN } });
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

const listed = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(/,\s*/);

describe('a browser at the admin app’s own origin', () => {
  it.each(operations)('may send $method $path as the contract has it', async (operation) => {
    const { path, method, parameters = [], requestBody } = operation;
    const sent = [
      'authorization',
      ...(requestBody ? ['content-type'] : []),
      ...parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase()),
    ];
    const { status, headers } = await api.call('OPTIONS', path.replaceAll(/\{\w+\}/g, '1'), {
      headers: {
        Origin: ADMIN_ORIGIN,
        'Access-Control-Request-Method': method.toUpperCase(),
        'Access-Control-Request-Headers': sent.join(','),
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ADMIN_ORIGIN);
    expect(listed(headers, 'access-control-allow-methods')).toContain(method);
    expect(listed(headers, 'access-control-allow-headers')).toEqual(expect.arrayContaining(sent));
  });

  const send = (contentType: string, body: string, path = IMPORT) =>
    api.call('POST', path, {
      token,
      body,
      headers: { Origin: ADMIN_ORIGIN, 'Content-Type': contentType },
    });

  it.each([
    ['a file', 'text/csv', 'e-post\r\nkim@exempel.se\r\n', 200],
    ['a file that names its letters', 'text/csv; charset=utf-8', 'e-post\r\nali@exempel.se\r\n', 200],
    ['a file that cannot be read', 'text/csv', 'namn\r\nKim\r\n', 400],
    ['what is no such file', 'application/json', '{}', 415],
    ['what no call takes', 'application/octet-stream', 'x', 415],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ])('reads the answer when it imports %s', async (_, contentType, body, status) => {
    const answer = await send(contentType, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ADMIN_ORIGIN);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-site');
  });

  it.each([
    ['too long', 'application/json', JSON.stringify({ ids: ['x'.repeat(200_000)] }), 413],
    ['not JSON', 'text/csv', 'a,b', 415],
    ['broken', 'application/json', '{', 400],
  ])('reads the answer when what it sends is %s', async (_, contentType, body, status) => {
    const answer = await send(contentType, body, '/api/admin/newsletter/subscribers/bulk-update');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ADMIN_ORIGIN);
  });

  it('reads what it needs of a download', async () => {
    const { headers } = await api.call('GET', '/api/admin/newsletter/subscribers/export/csv', {
      token,
      headers: { Origin: ADMIN_ORIGIN },
    });
    expect(headers.get('access-control-allow-origin')).toBe(ADMIN_ORIGIN);
    expect(listed(headers, 'access-control-expose-headers')).toEqual(
      expect.arrayContaining(['content-disposition', 'retry-after', 'x-request-id']),
    );
  });
});
