import { afterEach, expect, it, jest } from '@jest/globals';
import { readOriginConfig } from './origin-config';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('reads where the API and the site are', async () => {
  globalThis.fetch = jest.fn(async () =>
    Response.json({ apiOrigin: 'http://a', siteOrigin: 'http://s', more: 1 }),
  );
  await expect(readOriginConfig()).resolves.toMatchObject({ apiOrigin: 'http://a', siteOrigin: 'http://s' });
});

it.each([
  ['the file is missing', () => new Response('', { status: 404 })],
  ['the file holds something else', () => Response.json({ apiOrigin: 1 })],
  ['the file is a document', () => new Response('<!DOCTYPE html>')],
])('says so when %s', async (_, respond) => {
  globalThis.fetch = async () => respond();
  await expect(readOriginConfig()).rejects.toMatchObject({ name: 'ApiError', kind: 'bad-response' });
});

it('says so when the origin is out of reach', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(readOriginConfig()).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
});
