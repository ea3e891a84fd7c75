import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { parseBodies } from './body-parsers';
import { hasKnownBody } from './body-type.interceptor';

let apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

/** @returns whether a route takes a body. */
async function send(
  url: string,
  headers: Record<string, string> = {},
  init: RequestInit & { duplex?: 'half' } = { method: 'POST', body: '{}' },
) {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  apps.push(app);
  parseBodies(app);
  app.route({ method: ['GET', 'POST'], url: url.replace(/\/$/, ''), handler: hasKnownBody });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(origin + url, { headers, ...init });
  return response.json();
}

const as = (type: string) => ({ 'content-type': type });

describe('hasKnownBody', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset = utf-8; version=1',
  ])('takes the type %s', async (type) => {
    expect(await send('/api/contact', as(type))).toBe(true);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-80',
    'application/json; charset=xutf-8',
    'application/json; charset=utf-16',
  ])('refuses the type %s', async (type) => {
    expect(await send('/api/contact', as(type))).toBe(false);
  });

  it.each([
    ['/api/newsletter/unsubscribe', 'application/x-www-form-urlencoded'],
    ['/api/newsletter/unsubscribe', 'multipart/form-data; boundary=x'],
    ['/api/newsletter/unsubscribe', 'application/json'],
    ['/api/newsletter/unsubscribe/form', 'application/x-www-form-urlencoded; charset=iso-8859-1'],
    ['/api/newsletter/preferences/form', 'application/x-www-form-urlencoded'],
    ['/api/contact/form/', 'application/x-www-form-urlencoded'],
    ['/api/withdrawals/form', 'application/x-www-form-urlencoded'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset=utf-8'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset="UTF8"'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv'],
    ['/api/admin/media', 'multipart/form-data; boundary=x'],
  ])('takes a body of %s as %s', async (path, type) => {
    expect(await send(path, as(type))).toBe(true);
  });

  it.each([
    ['/api/newsletter/unsubscribe/form', 'application/json'],
    ['/api/admin/newsletter/subscribers/import', 'application/json'],
    ['/api/admin/newsletter/subscribers/import', 'text/csv; charset=iso-8859-1'],
    ['/api/admin/media', 'text/csv'],
  ])('refuses a body of %s as %s', async (path, type) => {
    expect(await send(path, as(type))).toBe(false);
  });

  it('refuses a compressed body', async () => {
    expect(await send('/api/contact', { ...as('application/json'), 'content-encoding': 'gzip' })).toBe(false);
  });

  it('asks no type where there is no body, and one where the length is not known', async () => {
    expect(await send('/api/contact', {}, { method: 'GET' })).toBe(true);
    expect(await send('/api/contact', as('text/plain'), { method: 'POST' })).toBe(true);
    const body = new Blob(['{}']).stream();
    expect(await send('/api/contact', {}, { method: 'POST', body, duplex: 'half' })).toBe(false);
  });
});
