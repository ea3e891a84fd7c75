import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmtpSink } from '../support/smtp-sink';
import { createDatabase, eventually, postBody, TestApi } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const { DailyRetention, registrations } = testedApi;
const MAILS = 30;

let apis: TestApi[];
let sink: SmtpSink;

beforeAll(async () => {
  sink = new SmtpSink();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${await sink.listen()}`, MAIL_PER_SECOND: '100' };
  const databaseUrl = await createDatabase();
  apis = await Promise.all([1, 2, 3].map(() => TestApi.start({ databaseUrl, environment })));
}, 60_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await sink.close();
});

const query = <Row>(sql: string, values?: unknown[]): Promise<Row[]> => apis[0]!.query(sql, values);
const count = async (sql: string) => (await query<{ count: number }>(sql))[0]?.count;

describe('a trio of processes on one database', () => {
  it('publishes each scheduled post once', async () => {
    const { token } = await apis[0]!.signedIn('admin');
    const posts = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const body = postBody({ title: `Planerad ${index}`, status: 'draft' });
        return (await apis[0]!.call<{ id: string }>('POST', '/api/blog/posts', { token, body })).body.id;
      }),
    );
    const [before] = await query<{ version: string }>('SELECT version FROM content_state');
    await query('UPDATE posts SET publish_at = now() WHERE id = ANY ($1)', [posts]);
    await eventually(
      async () => (await count(`SELECT count(*)::int FROM posts WHERE status = 'published'`)) === 5,
    );
    // A second publication would be due within half a second.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const versions = await query<{ version: number }>('SELECT version FROM posts');
    expect(versions.map(({ version }) => Number(version))).toEqual([2, 2, 2, 2, 2]);
    expect(await count('SELECT count(*)::int FROM post_revisions')).toBe(10);
    const [after] = await query<{ version: string }>('SELECT version FROM content_state');
    expect(BigInt(after?.version ?? 0) - BigInt(before?.version ?? 0)).toBe(5n);
  });

  it('sends each mail once', async () => {
    await query(
      `INSERT INTO mails (recipient, template, subject, text, expires_at)
       SELECT 'anna' || i || '@exempel.se', 'test', 'Hej', 'Hej', now() + interval '1 hour'
       FROM generate_series(1, $1::integer) AS i`,
      [MAILS],
    );
    await eventually(
      async () => (await count(`SELECT count(*)::int FROM mails WHERE status = 'sent'`)) === MAILS,
    );
    expect(sink.mails).toHaveLength(MAILS);
    expect(new Set(sink.mails.map(({ to }) => to[0])).size).toBe(MAILS);
    expect(await count('SELECT max(attempts)::int AS count FROM mails')).toBe(1);
  });

  it('purges once a day, with the tasks of modules', async () => {
    let tasks = 0;
    const daily = apis.map((api) => api.app.get(DailyRetention));
    registrations.push({ dailyTasks: [{ name: 'test', run: async () => (tasks += 1) }] });
    await Promise.all(daily.flatMap((retention) => [retention.check(), retention.check()]));
    registrations.pop();
    expect(tasks).toBe(1);
    expect(await count(`SELECT count(*)::int FROM audit_log WHERE action = 'Retention_purge'`)).toBe(1);
  });
});
