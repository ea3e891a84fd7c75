import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { countLetterVisit, countReading } from './calls';

const before = globalThis.fetch;
let fetchMock: jest.Mock<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = before;
});

async function sentRequest(): Promise<Request> {
  await Promise.resolve();
  const [request] = fetchMock.mock.calls[0] ?? [];
  if (!(request instanceof Request)) throw new Error('No request was made');
  return request;
}

it('tells the letter alone, and survives the page', async () => {
  countLetterVisit('host-2026', 'https://api.test');
  const request = await sentRequest();
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://api.test/api/newsletter/letters/host-2026/visits',
    credentials: 'omit',
    keepalive: true,
  });
  expect(await request.text()).toBe('');
  expect(request.headers.get('Content-Type')).toBeNull();
});

it('sends the kind and the slug of a reading alone, and survives the page', async () => {
  countReading({ kind: 'article', slug: 'lugn' }, 'https://api.test');
  const request = await sentRequest();
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://api.test/api/readings',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  expect(await request.json()).toEqual({ kind: 'article', slug: 'lugn' });
});

it.each([
  ['a letter', () => countLetterVisit('host-2026', 'https://api.test')],
  ['a reading', () => countReading({ kind: 'exercise', slug: 'mindful-andning' }, 'https://api.test')],
])('ignores a failure to count %s', async (_, count) => {
  const unhandled = jest.fn();
  process.once('unhandledRejection', unhandled);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  count();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(unhandled).not.toHaveBeenCalled();
});
