import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SmtpSink } from '../support/smtp-sink';
import { createDatabase, eventually, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { Database, defineMail, MailService } = testedApi;

const greeting = defineMail('greeting', ({ name }: { name: string }) => ({
  subject: `Välkommen, ${name}`,
  paragraphs: ['Här är din länk.'],
  action: { label: 'Öppna', url: 'https://stillsam.example/?token=hemlig' },
}));

interface Row {
  id: string;
  status: string;
  attempts: number;
  text: string | null;
  html: string | null;
  last_error: string | null;
}

const rowsOf = (api: TestApi) => api.query<Row>('SELECT * FROM mails ORDER BY id');

function enqueue(api: TestApi, to = 'anna@exempel.se', name = 'Anna'): Promise<string> {
  return api.app
    .get(Database)
    .transaction((manager) =>
      api.app.get(MailService).enqueue(manager, { to, template: greeting, data: { name } }),
    );
}

describe('without a mail server', () => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await TestApi.start();
    token = (await api.signedIn('admin')).token;
  });
  afterAll(() => api.stop());

  it('mails wait in the outbox, where admins read them page by page', async () => {
    for (const name of ['Anna', 'Bo', 'Cilla']) await enqueue(api, 'anna@exempel.se', name);
    const { body } = await api.get<{ mails: { id: string }[]; pagination: unknown }>(
      '/api/admin/outbox?limit=2&status=queued',
      token,
    );
    expect(body.pagination).toEqual({ page: 1, limit: 2, totalCount: 3, totalPages: 2 });
    expect(body.mails).toHaveLength(2);
    expect(body.mails[0]).toMatchObject({
      recipient: 'anna@exempel.se',
      template: 'greeting',
      subject: 'Välkommen, Cilla',
      status: 'queued',
      attempts: 0,
      finished_at: null,
    });
    const { body: mail } = await api.get(`/api/admin/outbox/${body.mails[0]?.id}`, token);
    expect(mail.text).toContain('https://stillsam.example/?token=hemlig');
    expect(mail.html).toContain('Här är din länk.');
  });

  it('finds mails by any part of the recipient, in either case', async () => {
    await enqueue(api, 'karin_ek@exempel.se', 'Karin');
    await enqueue(api, 'karinxek@exempel.se', 'Karin');
    const found = async (search: string) => {
      const { body } = await api.get<{ mails: { recipient: string }[]; pagination: { totalCount: number } }>(
        `/api/admin/outbox?search=${encodeURIComponent(search)}`,
        token,
      );
      expect(body.pagination.totalCount).toBe(body.mails.length);
      return body.mails.map(({ recipient }) => recipient);
    };
    expect(await found('karin_ek@exempel.se')).toEqual(['karin_ek@exempel.se']);
    expect(await found(' KARIN ')).toEqual(['karinxek@exempel.se', 'karin_ek@exempel.se']);
    expect(await found('ingen@')).toEqual([]);
  });

  it('stores a mail exactly when its cause is committed', async () => {
    const before = await rowsOf(api);
    const failing = api.app.get(Database).transaction(async (manager) => {
      const order = { to: 'bo@exempel.se', template: greeting, data: { name: 'Bo' } };
      await api.app.get(MailService).enqueue(manager, order);
      throw new Error('the cause fell through');
    });
    await expect(failing).rejects.toThrow('the cause fell through');
    expect(await rowsOf(api)).toEqual(before);
  });

  it.each(['a@exempel.se\r\nBcc: b@exempel.se', 'a@exempel.se,b@exempel.se', '"a"@exempel.se', 'a'])(
    'stores no mail to an address like %j',
    async (address) => {
      await expect(enqueue(api, address)).rejects.toThrow('address of one mailbox');
    },
  );

  it.each(['0', '999999', 'abc', '9'.repeat(30)])('lists no mail %s', async (id) => {
    expect((await api.get(`/api/admin/outbox/${id}`, token)).status).toBe(404);
  });

  it.each(['status=all', 'page=0', 'limit=101', 'sort=id'])('refuses ?%s', async (query) => {
    expect((await api.get(`/api/admin/outbox?${query}`, token)).status).toBe(400);
  });
});

describe('with a mail server', () => {
  let sink: SmtpSink;
  let port: number;
  let api: TestApi;

  beforeEach(async () => {
    sink = new SmtpSink();
    port = await sink.listen();
  });
  afterEach(async () => {
    await api.stop();
    await sink.close();
  });

  const start = async (environment: Record<string, string> = {}, databaseUrl?: string) =>
    (api = await TestApi.start({
      databaseUrl,
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Stillsam Åäö <brev@stillsam.example>',
        MAIL_REPLY_TO: 'svar@stillsam.example',
        MAIL_RETRY_SECONDS: '1',
        MAIL_PER_SECOND: '100',
        ...environment,
      },
    }));
  const statuses = async () => (await rowsOf(api)).map(({ status }) => status);

  it('sends a mail once, with its headers, and removes its body from the outbox', async () => {
    await start();
    await enqueue(api);
    await eventually(async () => (await statuses())[0] === 'sent');
    const [mail] = sink.mails;
    expect(sink.mails).toHaveLength(1);
    expect(mail?.to).toEqual(['anna@exempel.se']);
    expect(mail?.raw).toMatch(/^From: =\?UTF-8\?.+\?= <brev@stillsam\.example>\r?$/m);
    expect(mail?.raw).toMatch(/^Reply-To: svar@stillsam\.example\r?$/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@stillsam\.example>$/);
    const [row] = await rowsOf(api);
    expect(row).toMatchObject({ attempts: 1, text: null, html: null, headers: {}, last_error: null });
  });

  it('shows no body, because its link belongs to the recipient', async () => {
    sink.mood = 'postponing';
    await start();
    const { token } = await api.signedIn('admin');
    await enqueue(api);
    const [row] = await rowsOf(api);
    expect((await api.get(`/api/admin/outbox/${row?.id}`, token)).body).toMatchObject({
      text: null,
      html: null,
    });
  });

  it('sends every mail exactly once to a server that is down at first', async () => {
    await sink.close();
    await start();
    for (let index = 0; index < 5; index += 1) await enqueue(api, `anna${index}@exempel.se`);
    await eventually(async () => (await rowsOf(api)).every(({ attempts }) => attempts >= 1));
    await sink.listen(port);
    await eventually(async () => (await statuses()).every((status) => status === 'sent'));
    expect(sink.mails.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 5 }, (_, index) => `anna${index}@exempel.se`),
    );
  });

  it('ends a mail to an unknown recipient at once, with the reason and without the body', async () => {
    sink.mood = 'refusing';
    await start();
    await enqueue(api);
    await eventually(async () => (await statuses())[0] === 'failed');
    const [row] = await rowsOf(api);
    expect(row).toMatchObject({ attempts: 1, text: null, html: null });
    expect(row?.last_error).toContain('no such mailbox');
  });

  it('fails an expired mail', async () => {
    sink.mood = 'postponing';
    await start();
    await api.app.get(Database).transaction((manager) =>
      api.app.get(MailService).enqueue(manager, {
        to: 'anna@exempel.se',
        template: greeting,
        data: { name: 'Anna' },
        worthSendingHours: 1.5 / 3600,
      }),
    );
    await eventually(async () => (await statuses())[0] === 'failed');
    expect(sink.mails).toEqual([]);
  });

  it('keeps the pace for all processes together', async () => {
    const databaseUrl = await createDatabase();
    await start({ MAIL_PER_SECOND: '5' }, databaseUrl);
    const first = api;
    const second = await start({ MAIL_PER_SECOND: '5' }, databaseUrl);
    try {
      await Promise.all(Array.from({ length: 8 }, (_, index) => enqueue(second, `anna${index}@exempel.se`)));
      await eventually(async () => (await statuses()).every((status) => status === 'sent'));
      const times = sink.mails.map(({ receivedAt }) => receivedAt).sort((one, two) => one - two);
      expect(times).toHaveLength(8);
      expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(7 * 200 - 150);
    } finally {
      await first.stop();
    }
  });
});
