import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { killApiProcesses, serveApi } from '../support/api-process';
import { SmtpSink } from '../support/smtp-sink';
import { createDatabase, eventually } from '../support/test-api';

let client: pg.Client | undefined;
let sink: SmtpSink | undefined;

afterEach(async () => {
  killApiProcesses();
  await sink?.close();
  await client?.end();
});

async function prepare(count: number) {
  const databaseUrl = await createDatabase();
  client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `INSERT INTO mails (recipient, template, subject, text, expires_at)
     SELECT 'anna' || i || '@exempel.se', 'test', 'Hej', 'Hej', now() + interval '1 hour'
     FROM generate_series(1, $1) AS i`,
    [count],
  );
  sink = new SmtpSink();
  const environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${await sink.listen()}`,
    MAIL_PER_SECOND: '50',
  };
  return { client, sink, environment };
}

const countOf = async (database: pg.Client, condition: string) => {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM mails WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
};

describe('kill -9 while mails are sent', () => {
  it('loses none, and repeats none but the one whose response was in flight, under the same Message-ID', async () => {
    const { client: database, sink: server, environment } = await prepare(20);
    const first = await serveApi(environment);
    await eventually(() => server.mails.length >= 5);
    server.mood = 'hanging up';
    const before = server.mails.length;
    await eventually(() => server.mails.length > before);
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');

    server.mood = 'taking';
    await serveApi(environment);
    await eventually(async () => (await countOf(database, `status = 'sent'`)) === 19);
    // The claim of the killed process ends by itself in three minutes; the test does not wait for them.
    expect(await countOf(database, `status = 'queued' AND due_at > now()`)).toBe(1);
    await database.query(`UPDATE mails SET due_at = now() WHERE status = 'queued'`);
    await eventually(async () => (await countOf(database, `status = 'sent'`)) === 20);

    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(server.mails).toHaveLength(21);
  });
});
