import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { countLetterVisit } from './count-letter-visit';

const before = globalThis.fetch;
let fetchMock: jest.Mock<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = before;
});

it('tells the letter alone, and survives the page', async () => {
  countLetterVisit('host-2026', 'https://api.test');
  await Promise.resolve();
  const [request] = fetchMock.mock.calls[0] ?? [];
  if (!(request instanceof Request)) throw new Error('No request was made');
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://api.test/api/newsletter/letters/host-2026/visits',
    credentials: 'omit',
    keepalive: true,
  });
  expect(await request.text()).toBe('');
  expect(request.headers.get('Content-Type')).toBeNull();
});

it('ignores a failure', async () => {
  const unhandled = jest.fn();
  process.once('unhandledRejection', unhandled);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  countLetterVisit('host-2026', 'https://api.test');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(unhandled).not.toHaveBeenCalled();
});
