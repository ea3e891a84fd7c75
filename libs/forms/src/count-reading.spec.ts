import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { countReading } from './count-reading';

const before = globalThis.fetch;
let fetchMock: jest.Mock<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = before;
});

it('sends the kind and the slug alone, and survives the page', async () => {
  countReading({ kind: 'article', slug: 'lugn' }, 'https://api.test');
  await Promise.resolve();
  const [request] = fetchMock.mock.calls[0] ?? [];
  if (!(request instanceof Request)) throw new Error('No request was made');
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://api.test/api/readings',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  expect(await request.json()).toEqual({ kind: 'article', slug: 'lugn' });
});

it('ignores a failure', async () => {
  const unhandled = jest.fn();
  process.once('unhandledRejection', unhandled);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  countReading({ kind: 'exercise', slug: 'mindful-andning' }, 'https://api.test');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(unhandled).not.toHaveBeenCalled();
});
