import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activeSubscriber, startNewsletterApi, statusOf } from '../support/newsletter';
import type { TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { signBounces } = testedApi;

const BOUNCE_SECRET = 'a secret of forty bytes for the bounces!';

let api: TestApi;

beforeAll(async () => {
  api = await startNewsletterApi({ BOUNCE_WEBHOOK_SECRET: BOUNCE_SECRET });
});
afterAll(() => api.stop());

describe('a bounce', () => {
  const report = (events: unknown, { at = Date.now() / 1000, secret = BOUNCE_SECRET, sent = events } = {}) =>
    api.call('POST', '/api/newsletter/bounces', {
      body: { events: sent },
      headers: {
        'X-Stillsam-Signature': signBounces(secret, Buffer.from(JSON.stringify({ events })), Math.floor(at)),
      },
    });

  it('takes an address out for good, and a complaint does so even more', async () => {
    await activeSubscriber(api, 'studs@exempel.se');
    await activeSubscriber(api, 'klagar@exempel.se');
    const events = [
      { email: 'Studs@exempel.se', kind: 'bounced' },
      { email: 'klagar@exempel.se', kind: 'complained' },
      { email: 'okand@exempel.se', kind: 'bounced' },
    ];
    expect((await report(events)).body).toEqual({ affected: 2 });
    expect((await report(events)).body).toEqual({ affected: 0 });
    expect(await statusOf(api, 'studs@exempel.se')).toBe('bounced');
    expect(await statusOf(api, 'klagar@exempel.se')).toBe('unsubscribed');
  });

  it('fails when unsigned, changed, signed by another or old', async () => {
    const events = [{ email: 'a@exempel.se', kind: 'bounced' }];
    const other = [{ email: 'b@exempel.se', kind: 'bounced' }];
    expect((await api.call('POST', '/api/newsletter/bounces', { body: { events } })).status).toBe(401);
    expect((await report(events, { sent: other })).status).toBe(401);
    expect((await report(events, { secret: 'another secret of forty bytes, or nearly' })).status).toBe(401);
    expect((await report(events, { at: Date.now() / 1000 - 301 })).status).toBe(401);
    expect((await report([{ email: 'ingen', kind: 'bounced' }])).status).toBe(400);
  });
});
