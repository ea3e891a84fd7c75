import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { isStorable, refuseUnstorable, requireJson } from './safe-text';

function nested(depth: number): unknown {
  return depth === 0 ? 'botten' : [nested(depth - 1)];
}

describe('isStorable', () => {
  it.each([['plain text åäö 🌿'], [{ a: [1, null, true, 'b'] }], [''], [undefined]])('takes %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate', '\udc00a'],
    ['a field name with NUL', { 'a\0': 1 }],
    ['a lone surrogate deep inside', { a: [{ b: '\ud800' }] }],
  ])('refuses %s', (_, value) => {
    expect(isStorable(value)).toBe(false);
  });

  it('takes 20 levels and refuses the 21st', () => {
    expect(isStorable(nested(20))).toBe(true);
    expect(isStorable(nested(21))).toBe(false);
  });
});

const servers: http.Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Sends a request through both checks. @returns the status, and the error's code where it is refused. */
async function send(path: string, { method = 'POST', ...init }: RequestInit & { duplex?: 'half' } = {}) {
  const app = express();
  app.use(requireJson, express.json(), refuseUnstorable);
  app.use((_request: Request, response: Response) => response.json({ code: 'TAKEN' }));
  app.use((error: { status: number; code: string }, _: Request, response: Response, _next: NextFunction) => {
    response.status(error.status).json({ code: error.code });
  });
  const server = http.createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
  return [response.status, ((await response.json()) as { code: string }).code];
}

const as = (type: string, body = '{}') => ({ body, headers: { 'Content-Type': type } });

describe('a body', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset = utf-8; version=1',
  ])('of the type %s is taken', async (type) => {
    expect(await send('/api/contact', as(type))).toEqual([200, 'TAKEN']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-80',
    'application/json; charset=xutf-8',
    'application/json; charset=utf-16',
  ])('of the type %s is refused', async (type) => {
    expect(await send('/api/contact', as(type))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each([
    ['/api/newsletter/unsubscribe', 'application/x-www-form-urlencoded'],
    ['/api/newsletter/unsubscribe', 'multipart/form-data; boundary=x'],
    ['/api/newsletter/unsubscribe', 'application/json'],
    ['/api/newsletter/unsubscribe/form', 'application/x-www-form-urlencoded; charset=iso-8859-1'],
    ['/api/newsletter/preferences/form', 'application/x-www-form-urlencoded'],
    ['/api/withdrawals/form', 'application/x-www-form-urlencoded'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset=utf-8'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset="UTF8"'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv'],
    ['/api/admin/media', 'multipart/form-data; boundary=x'],
  ])('for %s is taken as %s', async (path, type) => {
    expect(await send(path, as(type))).toEqual([200, 'TAKEN']);
  });

  it.each([
    ['/api/newsletter/unsubscribe/form', 'application/json'],
    ['/api/admin/newsletter/subscribers/import', 'application/json'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset=iso-8859-1'],
    ['/api/admin/media', 'text/csv'],
  ])('for %s is refused as %s', async (path, type) => {
    expect(await send(path, as(type))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('needs no type where there is none, and one where its length is not known', async () => {
    expect(await send('/api/contact', { method: 'GET' })).toEqual([200, 'TAKEN']);
    expect(await send('/api/contact', as('text/plain', ''))).toEqual([200, 'TAKEN']);
    const body = new Blob(['{}']).stream();
    expect(await send('/api/contact', { body, duplex: 'half' })).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('a request that no later step could handle', () => {
  it.each(['/a%00b', '/a%ff', '/a%', '/?q=%00', '/?a%00=1'])('is refused: %s', async (path) => {
    expect(await send(path)).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it.each([{ a: '\0' }, { a: [{ 'b\ud800': 1 }] }, nested(21)])(
    'is refused with the body %j',
    async (body) => {
      expect(await send('/', as('application/json', JSON.stringify(body)))).toEqual([
        400,
        'MALFORMED_REQUEST',
      ]);
    },
  );

  it('is none with å, ä, ö and signs of the whole world', async () => {
    expect(await send('/s%C3%B6k?q=%F0%9F%8C%BF', as('application/json', '{"a":"🌿"}'))).toEqual([
      200,
      'TAKEN',
    ]);
  });
});
