import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addSubscribers,
  CAMPAIGNS,
  readLetter,
  startCampaignApi,
  startLetter,
  untilStatus,
  writeLetter,
  wrongCounts,
} from '../support/campaigns';
import { SmtpSink } from '../support/smtp-sink';
import { eventually, type TestApi } from '../support/test-api';

let sink: SmtpSink;
let api: TestApi;
let token: string;

async function start(environment: Record<string, string> = {}): Promise<void> {
  ({ api, token } = await startCampaignApi(sink, environment));
}

const query = (sql: string, values: unknown[] = []) => api.query(sql, values);
const received = () => sink.mails.flatMap(({ to }) => to).sort();
const act = (id: string, action: string, body: unknown = {}) =>
  api.call(`POST`, `${CAMPAIGNS}/${id}/${action}`, { token, body });

beforeEach(() => {
  sink = new SmtpSink();
});
afterEach(async () => {
  await api.stop();
  await sink.close();
});

describe('a started campaign', () => {
  it('reaches every active subscriber once, with a way out and an identity of its own', async () => {
    await start();
    await addSubscribers(query, 40);
    await query(`UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE email = 'p3@exempel.se'`);
    const letter = await writeLetter(api, token);
    expect((await startLetter(api, token, letter)).body).toMatchObject({ status: 'scheduled' });
    const sent = await untilStatus(api, token, letter, 'sent');
    expect(sent.recipients).toEqual({
      waiting: 0,
      handing: 0,
      sent: 39,
      refused: 0,
      skipped: 0,
      uncertain: 0,
    });
    expect(new Set(received()).size).toBe(39);
    expect(received()).toHaveLength(39);
    expect(received()).not.toContain('p3@exempel.se');
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(39);
    const [mail] = sink.mails;
    const raw = mail?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(raw).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4200\/api\/newsletter\/unsubscribe\?token=/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(raw).toMatch(/^Subject: Ett brev om vila$/m);
    expect(raw).not.toContain('%%');
    expect(await wrongCounts(api)).toEqual([]);
  });

  it('greets by the first name where it is known, and its page by the fallback word', async () => {
    await start();
    await addSubscribers(query, 2);
    await query(`UPDATE newsletter_subscribers SET first_name = 'Åsa' WHERE email = 'p1@exempel.se'`);
    const letter = await writeLetter(api, token, {
      subject: 'Till {förnamn|dig}',
      content: '<p>Hej {förnamn|vän}!</p>',
    });
    expect(letter.slug).toBe('till-dig');
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sent');
    const mailTo = (address: string) =>
      sink.mails.find(({ to }) => to[0] === address)?.raw.replace(/=\r\n/g, '') ?? '';
    expect(mailTo('p1@exempel.se').match(/Hej =C3=85sa!/g)).toHaveLength(2);
    expect(mailTo('p1@exempel.se')).toMatch(/^Subject: =\?UTF-8\?Q\?Till_=C3=85sa\?/m);
    expect(mailTo('p2@exempel.se').match(/Hej v=C3=A4n!/g)).toHaveLength(2);
    expect(mailTo('p2@exempel.se')).toMatch(/^Subject: Till dig\r$/m);
    const page = await api.get('/api/newsletter/letters/till-dig');
    expect(page.body).toMatchObject({ subject: 'Till dig', content: '<p>Hej vän!</p>' });
    const preview = async (as: string) =>
      (await api.get<{ text: string; has_name: boolean }>(`${CAMPAIGNS}/${letter.id}/preview${as}`, token))
        .body;
    expect(await preview('')).toMatchObject({ text: expect.stringContaining('Hej Anna!'), has_name: true });
    expect(await preview('?first_name=')).toMatchObject({ text: expect.stringContaining('Hej vän!') });
  });

  it('opens in the browser by the link of its mails, also where visitors do not see it', async () => {
    await start();
    await addSubscribers(query, 1);
    const letter = await writeLetter(api, token, { is_listed: false });
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sent');
    const [, key] = /nyhetsbrev\/brev\/([\w-]+)/.exec(sink.mails[0]?.raw.replace(/=\r\n/g, '') ?? '') ?? [];
    expect(key).not.toBe(letter.slug);
    const { status, body } = await api.get(`/api/newsletter/letters/${key}`);
    expect([status, body.subject]).toEqual([200, 'Ett brev om vila']);
    expect((await api.get(`/api/newsletter/letters/${letter.slug}`)).status).toBe(404);
  });

  it('carries a signature where a key is configured', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await start({
      DKIM_DOMAIN: 'stillsam.example',
      DKIM_SELECTOR: 'brev',
      DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    });
    await addSubscribers(query, 1);
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sent');
    const signature = /^DKIM-Signature: [^]*?(?=^\S)/m.exec(sink.mails[0]?.raw ?? '')?.[0] ?? '';
    expect(signature).toMatch(/d=stillsam\.example;/);
    expect(signature).toMatch(/s=brev;/);
    expect(signature.replace(/\s/g, '').toLowerCase()).toContain('list-unsubscribe:list-unsubscribe-post');
  });

  it('starts from no public site that does not say who sends it', async () => {
    await start({ SITE_ORIGIN: 'https://stillsam.example' });
    await addSubscribers(query, 1);
    const letter = await writeLetter(api, token);
    const { body } = await api.get<{ checks: { name: string; blocks_start: boolean }[] }>(
      `${CAMPAIGNS}/${letter.id}/checks`,
      token,
    );
    expect(body.checks.filter(({ blocks_start }) => blocks_start).map(({ name }) => name)).toEqual([
      'sender',
    ]);
    const refused = await startLetter(api, token, letter);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'CAMPAIGN_UNLAWFUL',
        error: expect.stringContaining('under Inställningar'),
      }),
    ]);
    expect((await readLetter(api, token, letter)).status).toBe('draft');
    expect((await act(letter.id, 'test')).status).toBe(200);
  });

  it('starts for the version that was read alone', async () => {
    await start();
    const letter = await writeLetter(api, token);
    expect(await startLetter(api, token, { ...letter, version: 1 })).toMatchObject({
      status: 412,
      body: { saved_by_name: 'admin', is_own: true },
    });
    expect((await readLetter(api, token, letter)).status).toBe('draft');
    expect(await startLetter(api, token, letter)).toMatchObject({ status: 200 });
    expect(await startLetter(api, token, letter)).toMatchObject({ status: 409 });
  });

  it('waits for its time and can be cancelled until then', async () => {
    await start();
    await addSubscribers(query, 2);
    const letter = await writeLetter(api, token);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await startLetter(api, token, letter, { send_at: tomorrow })).body.send_at).toBe(tomorrow);
    expect((await act(letter.id, 'cancel')).body).toMatchObject({ status: 'draft', send_at: null });
    await startLetter(api, token, letter, { send_at: tomorrow });
    await query(`UPDATE campaigns SET send_at = now()`);
    await untilStatus(api, token, letter, 'sent');
    expect(received()).toHaveLength(2);
    expect((await act(letter.id, 'cancel')).status).toBe(409);
  });

  it('pauses in the middle and goes on where it was', async () => {
    await start({ CAMPAIGN_PER_SECOND: '50', CAMPAIGN_CONNECTIONS: '2' });
    await addSubscribers(query, 200);
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await eventually(() => sink.mails.length > 20);
    expect((await act(letter.id, 'pause')).body).toMatchObject({ status: 'paused', pause_reason: 'admin' });
    await eventually(async () => (await readLetter(api, token, letter)).recipients.handing === 0);
    const { sent, waiting } = (await readLetter(api, token, letter)).recipients;
    expect(sent + waiting).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sink.mails).toHaveLength(sent);
    await act(letter.id, 'resume');
    await untilStatus(api, token, letter, 'sent');
    expect(new Set(received()).size).toBe(200);
    expect(received()).toHaveLength(200);
  });

  it('never reaches the others once it is stopped', async () => {
    await start({ CAMPAIGN_PER_SECOND: '10' });
    await addSubscribers(query, 100);
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await eventually(() => sink.mails.length > 5);
    expect((await act(letter.id, 'stop')).body).toMatchObject({ status: 'stopped' });
    await eventually(async () => (await readLetter(api, token, letter)).recipients.handing === 0);
    const count = sink.mails.length;
    expect((await act(letter.id, 'resume')).status).toBe(409);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sink.mails).toHaveLength(count);
    expect(count).toBeLessThan(100);
  });
});

describe('a recipient between start and turn', () => {
  it('gets nothing after leaving, a bounce, a pause or an erasure', async () => {
    await start();
    await addSubscribers(query, 6);
    const letter = await writeLetter(api, token, { spread_hours: 1 });
    await startLetter(api, token, letter);
    await untilStatus(api, token, letter, 'sending');
    await query(`UPDATE campaign_recipients SET due_at = now() + interval '1 hour'`);
    await query(`UPDATE newsletter_subscribers SET status = 'unsubscribed' WHERE email = 'p1@exempel.se'`);
    await query(`UPDATE newsletter_subscribers SET status = 'bounced' WHERE email = 'p2@exempel.se'`);
    await query(
      `UPDATE newsletter_subscribers SET paused_until = now() + interval '1 day' WHERE email = 'p3@exempel.se'`,
    );
    await query(`DELETE FROM newsletter_subscribers WHERE email = 'p4@exempel.se'`);
    await query(`UPDATE campaign_recipients SET due_at = now()`);
    await untilStatus(api, token, letter, 'sent');
    expect(received().filter((address) => /^p[1-4]@/.test(address))).toEqual([]);
    const { body } = await api.get<{ skipped: unknown[] }>(`${CAMPAIGNS}/${letter.id}/figures`, token);
    expect(body.skipped).toEqual([
      { reason: '', count: 1 },
      { reason: 'bounced', count: 1 },
      { reason: 'paused', count: 1 },
      { reason: 'unsubscribed', count: 1 },
    ]);
    expect(await wrongCounts(api)).toEqual([]);
  });
});

describe('an answer of the mail server', () => {
  it('stops the next letter to a mailbox that does not exist', async () => {
    await start();
    await addSubscribers(query, 3);
    sink.mood = 'refusing';
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    const sent = await untilStatus(api, token, letter, 'sent');
    expect(sent.recipients.refused).toBe(3);
    const { body } = await api.get<{ refusals: { reason: string }[] }>(
      `${CAMPAIGNS}/${letter.id}/figures`,
      token,
    );
    expect(body.refusals).toHaveLength(1);
    expect(body.refusals[0]?.reason).toContain('550');
    expect(JSON.stringify(body)).not.toContain('@');
    sink.mood = 'taking';
    const next = await writeLetter(api, token);
    expect((await api.get(`${CAMPAIGNS}/${next.id}/audience`, token)).body).toEqual({ count: 0 });
  });

  it('repeats a refusal for now later', async () => {
    await start();
    await addSubscribers(query, 3);
    sink.mood = 'postponing';
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await eventually(async () => {
      const rows = await query(
        "SELECT FROM campaign_recipients WHERE attempts = 1 AND due_at BETWEEN now() + interval '4 minutes' AND now() + interval '6 minutes'",
      );
      return Array.isArray(rows) && rows.length === 3;
    });
    expect((await readLetter(api, token, letter)).status).toBe('sending');
    sink.mood = 'taking';
    await query('UPDATE campaign_recipients SET due_at = now()');
    await untilStatus(api, token, letter, 'sent');
    expect(received()).toHaveLength(3);
  });

  it('pauses campaigns for an outage, shows it, and resumes them by itself', async () => {
    await start();
    await addSubscribers(query, 20);
    const letter = await writeLetter(api, token);
    const port = sink.port;
    await sink.close();
    await startLetter(api, token, letter);
    const paused = await untilStatus(api, token, letter, 'paused');
    expect(paused).toMatchObject({
      pause_reason: 'outage',
      pause_detail: expect.stringContaining('ECONNREFUSED'),
    });
    expect(paused.resume_at).not.toBeNull();
    expect(paused.recipients.sent).toBe(0);
    await sink.listen(port);
    await query(`UPDATE campaign_recipients SET due_at = now()`);
    await untilStatus(api, token, letter, 'sent');
    expect(new Set(received()).size).toBe(20);
    expect(received()).toHaveLength(20);
  });

  it('leaves a letter handed over without a response uncertain, and sends it again by choice alone', async () => {
    await start({ CAMPAIGN_CONNECTIONS: '1' });
    await addSubscribers(query, 1);
    sink.mood = 'hanging up';
    const letter = await writeLetter(api, token);
    await startLetter(api, token, letter);
    await eventually(() => sink.mails.length === 1);
    sink.dropConnections();
    const sent = await untilStatus(api, token, letter, 'sent');
    expect(sent.recipients).toMatchObject({ uncertain: 1, sent: 0 });
    sink.mood = 'taking';
    expect((await act(letter.id, 'resend', { state: 'uncertain' })).status).toBe(200);
    const again = await untilStatus(api, token, letter, 'sent');
    expect(again.recipients).toMatchObject({ uncertain: 0, sent: 1 });
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});
