import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { setRuntimeConfig } from '@stillsam/platform';
import { loadCalls } from './load-calls';
import { takeLetterVisit } from './take-letter-visit';

const before = globalThis.fetch;
let fetchMock: jest.Mock<typeof fetch>;

beforeEach(() => {
  setRuntimeConfig({ siteOrigin: 'https://stillsam.test', apiOrigin: 'https://api.test' });
  fetchMock = jest.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  globalThis.fetch = before;
});

async function visit(address: string): Promise<string[]> {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeLetterVisit();
  await loadCalls();
  await Promise.resolve();
  return fetchMock.mock.calls.map(([request]) => (request instanceof Request ? request.url : ''));
}
const addressNow = () => window.location.href.slice(window.location.origin.length);

it('counts the view once and takes the letter out of the address', async () => {
  const counted = ['https://api.test/api/newsletter/letters/host-2026/visits'];
  expect(await visit('/resurser?val=lugn&brev=host-2026#andas')).toEqual(counted);
  expect(addressNow()).toBe('/resurser?val=lugn#andas');
  expect(window.history.state).toEqual({ key: 'kept' });
  takeLetterVisit();
  await loadCalls();
  await Promise.resolve();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('counts nothing that is no letter, but takes it out of the address', async () => {
  expect(await visit('/resurser?brev=%3Cscript%3E')).toEqual([]);
  expect(addressNow()).toBe('/resurser');
});

it.each(['/resurser', '/nyhetsbrev/avregistrera?token=abc&brev=host-2026'])(
  'leaves %s as it is',
  async (address) => {
    expect(await visit(address)).toEqual([]);
    expect(addressNow()).toBe(address);
  },
);
