import { afterEach, expect, it, jest } from '@jest/globals';
import { readOriginConfig } from './origin-config';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('returns the origins of the API and the site', async () => {
  globalThis.fetch = jest.fn(async () =>
    Response.json({ apiOrigin: 'http://a', siteOrigin: 'http://s', more: 1 }),
  );
  await expect(readOriginConfig()).resolves.toMatchObject({ apiOrigin: 'http://a', siteOrigin: 'http://s' });
});

it.each([
  ['the file is missing', () => new Response('', { status: 404 })],
  ['the file holds something else', () => Response.json({ apiOrigin: 1 })],
  ['the file is a document', () => new Response('<!DOCTYPE html>')],
])('rejects when %s', async (_, respond) => {
  globalThis.fetch = async () => respond();
  await expect(readOriginConfig()).rejects.toMatchObject({ name: 'ApiError', kind: 'bad-response' });
});

it('rejects when the origin cannot be reached', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(readOriginConfig()).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
});
