import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSubscribers,
  CAMPAIGNS,
  readLetter,
  startCampaignApi,
  startLetter,
  untilStatus,
  writeLetter,
} from '../support/campaigns';
import { SmtpSink } from '../support/smtp-sink';
import { eventually, type TestApi } from '../support/test-api';

const sink = new SmtpSink();
let api: TestApi;
let token: string;

const erase = (email: string) =>
  api.call('POST', '/api/admin/personal-data/erase', {
    token,
    body: { email, is_receipt_mailed: false },
  });

beforeAll(async () => {
  ({ api, token } = await startCampaignApi(sink));
});
afterAll(async () => {
  await api.stop();
  await sink.close();
});
afterEach(async () => {
  await query('DELETE FROM campaigns');
  await query('DELETE FROM newsletter_subscribers');
  await query('DELETE FROM newsletter_suppressions');
  sink.mails.length = 0;
});

const query = <Row>(sql: string, values: unknown[] = []) => api.query<Row>(sql, values);
const received = () => sink.mails.flatMap(({ to }) => to).sort();
/** Without the line breaks of the encoding. */
const textOf = (index: number) =>
  (sink.mails[index]?.raw ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
const change = (email: string, fields: string) =>
  query(`UPDATE newsletter_subscribers SET ${fields} WHERE email = $1`, [email]);
const countOf = async (id: string) =>
  (await api.get<{ count: number }>(`${CAMPAIGNS}/${id}/audience`, token)).body.count;

async function send(fields: Record<string, unknown> = {}) {
  const letter = await writeLetter(api, token, fields);
  const count = await countOf(letter.id);
  await startLetter(api, token, letter);
  await untilStatus(api, token, letter, 'sent');
  return { letter, count };
}

describe('an audience', () => {
  it('takes by subjects who chose one of them, and who chose none at all', async () => {
    await addSubscribers(query, 4);
    await change('p1@exempel.se', `interests = '{somn}'`);
    await change('p2@exempel.se', `interests = '{naring}'`);
    await change('p3@exempel.se', `interests = '{naring,somn}'`);
    expect((await send({ interests: ['somn', 'stresshantering'] })).count).toBe(3);
    expect(received()).toEqual(['p1@exempel.se', 'p3@exempel.se', 'p4@exempel.se']);
  });

  it('counts Swedish days of sign-up, on both sides of the clock’s change', async () => {
    await addSubscribers(query, 4);
    // Summer time began in the night to 29 March 2026, at 01.00 UTC.
    await change('p1@exempel.se', `created_at = '2026-03-28T22:59:59Z'`);
    await change('p2@exempel.se', `created_at = '2026-03-28T23:00:00Z'`);
    await change('p3@exempel.se', `created_at = '2026-03-29T21:59:59Z'`);
    await change('p4@exempel.se', `created_at = '2026-03-29T22:00:00Z'`);
    await send({ signed_up_from: '2026-03-29', signed_up_to: '2026-03-29' });
    expect(received()).toEqual(['p2@exempel.se', 'p3@exempel.se']);
  });

  it('leaves out who has paused, until the pause is over', async () => {
    await addSubscribers(query, 2);
    await change('p1@exempel.se', `paused_until = now() + interval '1 day'`);
    await change('p2@exempel.se', `paused_until = now() - interval '1 day'`);
    expect((await send()).count).toBe(1);
    expect(received()).toEqual(['p2@exempel.se']);
  });

  it('has who wants a letter a month at most only thirty days after the last one', async () => {
    await addSubscribers(query, 2);
    await change('p1@exempel.se', `frequency = 'monthly'`);
    await send();
    await send();
    expect(received()).toEqual(['p1@exempel.se', 'p2@exempel.se', 'p2@exempel.se']);
    await query(`UPDATE campaign_recipients SET handed_at = now() - interval '31 days'`);
    await send();
    expect(received().filter((address) => address === 'p1@exempel.se')).toHaveLength(2);
  });

  it('stays fixed from the start: who comes later waits for the next letter', async () => {
    await addSubscribers(query, 1);
    const letter = await writeLetter(api, token, { spread_hours: 2 });
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sending');
    await query(
      `INSERT INTO newsletter_subscribers (email, search_text, status, source) VALUES ('ny@exempel.se', 'ny', 'active', 'test')`,
    );
    await query('UPDATE campaign_recipients SET due_at = now()');
    await untilStatus(api, token, letter, 'sent');
    expect(received()).toEqual(['p1@exempel.se']);
  });

  it('never has an address of the suppression list', async () => {
    await addSubscribers(query, 2);
    await query(`UPDATE newsletter_subscribers SET status = 'active'`);
    await erase('p1@exempel.se');
    await query(
      `INSERT INTO newsletter_subscribers (email, search_text, status, source) VALUES ('p1@exempel.se', 'p1', 'active', 'by hand')`,
    );
    const { letter } = await send();
    expect(received()).toEqual(['p2@exempel.se']);
    expect((await readLetter(api, token, letter)).recipients.skipped).toBe(1);
  });
});

describe('a welcome letter', () => {
  it('goes to each new subscriber once, so many days after confirming', async () => {
    await addSubscribers(query, 2);
    const letter = await writeLetter(api, token, { welcome_days: 3 });
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sending');
    await query(`UPDATE campaigns SET started_at = now() - interval '10 days'`);
    await change('p1@exempel.se', `confirmed_at = now() - interval '2 days'`);
    await change('p2@exempel.se', `confirmed_at = now() - interval '4 days'`);
    await query(
      `INSERT INTO newsletter_subscribers (email, search_text, status, source, confirmed_at)
       VALUES ('gammal@exempel.se', 'gammal', 'active', 'test', now() - interval '11 days')`,
    );
    await eventually(() => sink.mails.length > 0);
    await change('p1@exempel.se', `confirmed_at = now() - interval '3 days'`);
    await eventually(() => sink.mails.length > 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(received()).toEqual(['p1@exempel.se', 'p2@exempel.se']);
    expect((await readLetter(api, token, letter)).status).toBe('sending');
  });
});

describe('a series of welcome letters', () => {
  const act = (id: string, action: string) =>
    api.call<{ status: string }>('POST', `${CAMPAIGNS}/${id}/${action}`, { token, body: {} });
  /** Running for ten days. */
  async function welcome(days: number) {
    const letter = await writeLetter(api, token, { welcome_days: days });
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sending');
    await query(`UPDATE campaigns SET started_at = now() - interval '10 days' WHERE id = $1`, [letter.id]);
    return letter;
  }

  it('ends for one person by its own link, and the newsletter goes on', async () => {
    await addSubscribers(query, 1);
    const first = await welcome(0);
    await eventually(() => sink.mails.length === 1);
    const link = /https?:\S+bara=valkomstbrev/.exec(textOf(0))?.[0] ?? '';
    const stopToken = new URL(link).searchParams.get('token');
    const { body } = await api.call('POST', '/api/newsletter/unsubscribe', {
      body: { token: stopToken, letter: first.slug, only: 'welcome' },
    });
    expect(body).toEqual({ message: expect.stringContaining('inga fler välkomstbrev') });
    const second = await welcome(0);
    await eventually(async () => (await readLetter(api, token, second)).recipients.skipped === 1);
    await send();
    expect(received()).toEqual(['p1@exempel.se', 'p1@exempel.se']);
    expect(textOf(1)).not.toContain('bara=valkomstbrev');
  });

  it('sends none days late', async () => {
    await addSubscribers(query, 1);
    await change('p1@exempel.se', `confirmed_at = now() - interval '6 days'`);
    const letter = await welcome(1);
    await eventually(async () => (await readLetter(api, token, letter)).recipients.skipped === 1);
    expect(received()).toEqual([]);
  });

  it('sends each once, also when it was switched off, changed and switched on', async () => {
    await addSubscribers(query, 1);
    const letter = await welcome(0);
    await eventually(() => sink.mails.length === 1);
    expect((await act(letter.id, 'cancel')).body.status).toBe('draft');
    expect((await api.call('DELETE', `${CAMPAIGNS}/${letter.id}`, { token })).status).toBe(409);
    const save = (fields: object) =>
      api.call<typeof letter>('PUT', `${CAMPAIGNS}/${letter.id}`, { token, body: fields });
    expect((await save({ welcome_days: null, version: letter.version })).status).toBe(409);
    const changed = await save({ subject: 'Nytt', version: letter.version });
    await query(
      `INSERT INTO newsletter_subscribers (email, search_text, status, source, confirmed_at)
       VALUES ('ny@exempel.se', 'ny', 'active', 'test', now())`,
    );
    await startLetter(api, token, changed.body);
    await eventually(() => sink.mails.length === 2);
    expect(received()).toEqual(['ny@exempel.se', 'p1@exempel.se']);
    const { body } = await api.get<{ campaigns: { id: string }[] }>(`${CAMPAIGNS}?kind=welcome`, token);
    expect(body.campaigns.map(({ id }) => id)).toEqual([letter.id]);
  });
});

describe('a segment', () => {
  it('limits a letter to those whom it selected when sending was ordered', async () => {
    await addSubscribers(query, 3);
    await change('p2@exempel.se', `source = 'mässan'`);
    await change('p3@exempel.se', `source = 'mässan', status = 'unsubscribed'`);
    const { body: segment } = await api.call<{ id: string }>('POST', '/api/admin/newsletter/segments', {
      token,
      body: { name: 'Mässan', source: 'mässan' },
    });
    const editor = await api.signedIn('editor');
    expect((await api.get(`${CAMPAIGNS}/segments`, editor.token)).body).toEqual({
      segments: [{ id: segment.id, name: 'Mässan' }],
    });
    const letter = await writeLetter(api, token, { spread_hours: 0 });
    const audience = `${CAMPAIGNS}/${letter.id}/audience?segment_id=${segment.id}`;
    expect((await api.get(audience, token)).body).toEqual({ count: 1 });
    const later = new Date(Date.now() + 60_000).toISOString();
    const order = { segment_id: segment.id, send_at: later };
    expect((await startLetter(api, token, letter, order)).body.segment_name).toBe('Mässan');
    await api.call('DELETE', `/api/admin/newsletter/segments/${segment.id}`, { token });
    await query('UPDATE campaigns SET send_at = now()');
    await untilStatus(api, token, letter, 'sent');
    expect(received()).toEqual(['p2@exempel.se']);
    expect((await startLetter(api, token, await writeLetter(api, token), order)).status).toBe(404);
  });
});

describe('the trace of a letter', () => {
  it('stands in a person’s data, and an erasure keeps the count alone', async () => {
    await addSubscribers(query, 2);
    const { letter } = await send();
    const held = await api.call<{ letters: unknown[] }>('POST', '/api/admin/personal-data/read', {
      token,
      body: { email: 'p1@exempel.se' },
    });
    expect(held.body.letters).toEqual([
      { subject: 'Ett brev om vila', state: 'sent', handed_at: expect.any(String) },
    ]);
    expect((await erase('p1@exempel.se')).status).toBe(200);
    expect(await query('SELECT subscriber_id, domain FROM campaign_recipients ORDER BY id')).toContainEqual({
      subscriber_id: null,
      domain: '',
    });
    expect((await readLetter(api, token, letter)).recipients.sent).toBe(2);
  });
});
