import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirm,
  mailedToken,
  mailsTo,
  startNewsletterApi,
  statusOf,
  subscribe,
} from '../support/newsletter';
import type { TestApi } from '../support/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startNewsletterApi();
});
afterAll(() => api.stop());

describe('confirming', () => {
  it('works once', async () => {
    await subscribe(api, 'klara@exempel.se');
    const token = await mailedToken(api, 'klara@exempel.se', 'bekrafta');
    expect((await confirm(api, token)).body).toEqual({ message: expect.stringContaining('bekräftad') });
    expect(await statusOf(api, 'klara@exempel.se')).toBe('active');
    const again = await confirm(api, token);
    expect([again.status, again.body]).toMatchObject([410, { code: 'LINK_EXPIRED' }]);
    const [, welcome] = await mailsTo(api, 'klara@exempel.se');
    expect(welcome?.subject).toBe('Välkommen till Stillsam');
  });

  it('works for one of two who press it at once', async () => {
    await subscribe(api, 'lina@exempel.se');
    const token = await mailedToken(api, 'lina@exempel.se', 'bekrafta');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await confirm(api, token)).status),
    );
    expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410]);
    expect(await mailsTo(api, 'lina@exempel.se')).toHaveLength(2);
  });

  it('works for 48 hours', async () => {
    await subscribe(api, 'mats@exempel.se');
    const [row] = await api.query<{ hours: number }>(
      `SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM newsletter_confirmations
       JOIN newsletter_subscribers AS s ON s.id = subscriber_id WHERE s.email = 'mats@exempel.se'`,
    );
    expect(Number(row?.hours)).toBeCloseTo(48, 1);
    await api.query(`UPDATE newsletter_confirmations SET expires_at = now() - interval '1 second'`);
    expect((await confirm(api, await mailedToken(api, 'mats@exempel.se', 'bekrafta'))).status).toBe(410);
    expect(await statusOf(api, 'mats@exempel.se')).toBe('pending');
  });

  it('works with an earlier link until one has been used, then with none', async () => {
    await subscribe(api, 'nora@exempel.se');
    const first = await mailedToken(api, 'nora@exempel.se', 'bekrafta');
    await api.query(`UPDATE newsletter_opt_in_mails SET sent_at = sent_at - interval '16 minutes'`);
    await subscribe(api, 'nora@exempel.se');
    const second = await mailedToken(api, 'nora@exempel.se', 'bekrafta');
    expect(second).not.toBe(first);
    expect((await confirm(api, first)).status).toBe(200);
    expect((await confirm(api, second)).status).toBe(410);
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(100)])('answers 410 with %j', async (token) => {
    expect((await confirm(api, token)).status).toBe(410);
  });

  it.each([undefined, null, 7, ['a'], 'x'.repeat(101)])('answers 400 with %j', async (token) => {
    expect((await confirm(api, token)).status).toBe(400);
  });

  it('does not happen by a GET', async () => {
    expect((await api.get('/api/newsletter/confirm?token=x')).status).toBe(404);
  });
});
