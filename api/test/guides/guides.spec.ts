import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const CONTENT_DIR = path.join(import.meta.dirname, 'content');
const GUIDE = '/api/guides/stilla-kvall';
const PRODUCT = 'vagledning-lugnare-kvallar';

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start({ environment: { CONTENT_DIR } });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const withCookie = (cookie: string) => api.call('GET', `${GUIDE}/sessions/2`, { headers: { cookie } });

describe('the guides', () => {
  it('lists each with its sessions and formats, without their texts', async () => {
    const { status, body, text } = await api.get('/api/guides');
    expect(status).toBe(200);
    expect(body.guides).toEqual([
      expect.objectContaining({
        slug: 'stilla-kvall',
        product: PRODUCT,
        minutes: 13,
        edition: '2026-11',
        formats: ['pdf', 'epub'],
        sessions: [
          { number: 1, title: 'Landa', minutes: 6, lead: 'Börja där du är.' },
          { number: 2, title: 'Släpp dagen', minutes: 7, lead: 'En rad i taget.' },
        ],
      }),
    ]);
    expect(text).not.toMatch(/Känn golvet|pennan/);
  });

  it('returns what a guide holds and its first session, and nothing of the others', async () => {
    const { status, body, text } = await api.get(GUIDE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      body: expect.stringContaining('Det här ingår'),
      sample: expect.stringContaining('Känn golvet'),
    });
    expect(text).not.toContain('pennan');
  });

  it.each([
    '/api/guides/annat',
    `${GUIDE}/sessions/3`,
    `${GUIDE}/sessions/01`,
    '/api/guides/annat/sessions/1',
  ])('returns 404 for %s', async (address) => {
    expect(await api.get(address)).toMatchObject({ status: 404, body: { code: 'GUIDE_NOT_FOUND' } });
  });
});

describe('a session of a guide', () => {
  it('opens to all if it is the first', async () => {
    const { status, body, headers } = await api.get(`${GUIDE}/sessions/1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: 1,
      count: 2,
      guide: { slug: 'stilla-kvall', title: 'Stilla kväll' },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('returns 401 with a sentence to who has not bought it', async () => {
    const { status, body, text } = await withCookie('stillsam_kop=forged');
    expect([status, body.code]).toEqual([401, 'GUIDE_NOT_BOUGHT']);
    expect(body.error).toContain('Dina köp');
    expect(text).not.toContain('pennan');
  });

  it('opens to a buyer of its product, whom the cookie names', async () => {
    const mayRead = jest
      .spyOn(api.app.get(testedApi.PurchaseAccess), 'mayRead')
      .mockImplementation(async (cookie, product) => cookie === 'abc.DEF-1' && product === PRODUCT);
    const { status, body, headers } = await withCookie('other=1; stillsam_kop=abc.DEF-1');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body.body).toContain('pennan');
    expect((await withCookie('stillsam_kop=another')).status).toBe(401);
    expect(mayRead).toHaveBeenCalledTimes(2);
  });
});
