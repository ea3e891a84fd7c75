import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  activeSubscriber,
  mailedToken,
  mailsTo,
  someCaller,
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

const PATH = '/api/newsletter/unsubscribe';
const tokenOf = (email: string) => mailedToken(api, email, 'avregistrera');

describe('unsubscribing', () => {
  it('ends the subscription by the page, as often as it is asked to', async () => {
    await activeSubscriber(api, 'anna@exempel.se');
    const body = { token: await tokenOf('anna@exempel.se') };
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.call('POST', PATH, { body, headers: someCaller() });
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: expect.stringContaining('avregistrerad') },
      ]);
      expect(await statusOf(api, 'anna@exempel.se')).toBe('unsubscribed');
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'happens by the one click of a mail program, posted as %s to the address of the header',
    async (type, body) => {
      const email = `bo${type.length}@exempel.se`;
      await activeSubscriber(api, email);
      const header = (await mailsTo(api, email)).at(-1)?.headers['List-Unsubscribe'] ?? '';
      const url = new URL(header.slice(1, -1));
      const answer = await api.call('POST', url.pathname + url.search, {
        body,
        headers: { ...someCaller(), 'Content-Type': type },
      });
      expect(answer.status).toBe(200);
      expect(await statusOf(api, email)).toBe('unsubscribed');
    },
  );

  it('changes nothing by GET and leads to the page', async () => {
    await activeSubscriber(api, 'cilla@exempel.se');
    const token = await tokenOf('cilla@exempel.se');
    const { status, headers } = await api.get(`${PATH}?token=${token}`);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`http://localhost:4200/nyhetsbrev/avregistrera?token=${token}`);
    expect(await statusOf(api, 'cilla@exempel.se')).toBe('active');
  });

  it('does nothing with a token that was changed or made up', async () => {
    await activeSubscriber(api, 'david@exempel.se');
    const token = await tokenOf('david@exempel.se');
    const [id = '', signature = ''] = token.split('.');
    const tokens = [
      '',
      id,
      `${Number(id) + 1}.${signature}`,
      `${id}.${signature.slice(0, -2)}AA`,
      `${id}.${'A'.repeat(43)}`,
      `0${token}`,
      `${token}A`,
    ];
    for (const wrong of tokens) {
      const { status, body } = await api.call('POST', PATH, {
        body: { token: wrong },
        headers: someCaller(),
      });
      expect([wrong, status, body]).toMatchObject([wrong, 400, { code: 'LINK_INVALID' }]);
    }
    expect(await statusOf(api, 'david@exempel.se')).toBe('active');
  });

  it('does not keep anybody from subscribing and confirming again', async () => {
    await activeSubscriber(api, 'ester@exempel.se');
    await api.call('POST', PATH, {
      body: { token: await tokenOf('ester@exempel.se') },
      headers: someCaller(),
    });
    await api.query(`UPDATE newsletter_opt_in_mails SET sent_at = sent_at - interval '1 hour'`);
    await activeSubscriber(api, 'ester@exempel.se');
    expect(await statusOf(api, 'ester@exempel.se')).toBe('active');
    expect(await api.query('SELECT FROM newsletter_suppressions WHERE reason = $1', ['erased'])).toEqual([]);
  });

  it('stops further mails that ask, when it comes before confirming', async () => {
    await subscribe(api, 'fia@exempel.se');
    await api.call('POST', PATH, { body: { token: await tokenOf('fia@exempel.se') }, headers: someCaller() });
    await api.query(`UPDATE newsletter_opt_in_mails SET sent_at = sent_at - interval '1 day'`);
    expect((await subscribe(api, 'fia@exempel.se')).status).toBe(201);
    expect(await mailsTo(api, 'fia@exempel.se')).toHaveLength(1);
  });

  it('succeeds after the subscriber is gone', async () => {
    await activeSubscriber(api, 'gun@exempel.se');
    const token = await tokenOf('gun@exempel.se');
    await api.query(`DELETE FROM newsletter_subscribers WHERE email = 'gun@exempel.se'`);
    expect((await api.call('POST', PATH, { body: { token }, headers: someCaller() })).status).toBe(200);
  });
});

describe('the consent ledger', () => {
  it('tells what happened, when, by which wording and from which net, without the address', async () => {
    await subscribe(api, 'hans@exempel.se', { 'X-Forwarded-For': '192.0.2.77' });
    const rows = await api.query<Record<string, unknown>>(
      `SELECT c.* FROM newsletter_consents AS c JOIN newsletter_subscribers AS s ON s.id = subscriber_id
       WHERE email = 'hans@exempel.se'`,
    );
    expect(rows).toEqual([
      expect.objectContaining({
        action: 'requested',
        source: 'website',
        wording_version: '2026-11-26',
        net_address: '192.0.2.0/24',
        occurred_at: expect.any(Date),
      }),
    ]);
  });

  it.each([
    `UPDATE newsletter_consents SET action = 'confirmed'`,
    `DELETE FROM newsletter_consents`,
    `TRUNCATE newsletter_consents`,
  ])('refuses %s', async (sql) => {
    await expect(api.query(sql)).rejects.toThrow('append-only');
  });

  it('outlives the subscriber', async () => {
    await activeSubscriber(api, 'ida@exempel.se');
    const [row] = await api.query<{ id: string }>(
      `SELECT id FROM newsletter_subscribers WHERE email = 'ida@exempel.se'`,
    );
    await api.query('DELETE FROM newsletter_subscribers WHERE id = $1', [row?.id]);
    const kept = await api.query<{ action: string }>(
      'SELECT action FROM newsletter_consents WHERE subscriber_id = $1 ORDER BY id',
      [row?.id],
    );
    expect(kept.map(({ action }) => action)).toEqual(['requested', 'confirmed']);
  });
});
