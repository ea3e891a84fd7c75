import { once } from 'node:events';
import pg from 'pg';
import { serveApi } from './api-process';
import { countOf } from './kill-rounds';
import { SmtpSink } from './smtp-sink';
import { eventually } from './test-api';

const CONNECTIONS = 4;
const LEASE_SECONDS = 10;
const RECIPIENTS_A_ROUND = 60;
const PROCESSES = 2;
const MAX_RUN_MS = 120_000;

/** What became of a campaign whose senders were killed. */
export interface KillReport {
  recipients: number;
  /** Addresses by how often the mail server has taken the letter for them. */
  taken: Map<string, number>;
  /** Addresses by their state in the database. */
  states: Map<string, string>;
  /** Most recipients that may be uncertain: what was in flight at the kills, and what the server never answered. */
  mostUncertain: number;
}

interface Sender {
  process: { kill: (signal: NodeJS.Signals) => boolean };
  ended: Promise<unknown>;
}

/**
 * Sends a campaign by two processes while one of them is killed in each round, at a random moment, and the mail server
 * postpones, disappears, or takes a mail without an answer.
 */
export async function killSenders(databaseUrl: string, rounds: number): Promise<KillReport> {
  const sink = new SmtpSink();
  sink.delayMs = 8;
  const environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${await sink.listen()}`,
    CAMPAIGN_PER_SECOND: '0',
    CAMPAIGN_PER_DOMAIN_PER_SECOND: '0',
    CAMPAIGN_CONNECTIONS: String(CONNECTIONS),
    CAMPAIGN_LEASE_SECONDS: String(LEASE_SECONDS),
    CAMPAIGN_OUTAGE_PAUSE_SECONDS: '1',
    LOG_LEVEL: 'error',
  };
  const recipients = rounds * RECIPIENTS_A_ROUND;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await writeCampaign(client, recipients);
    const senders = await Promise.all(Array.from({ length: PROCESSES }, () => startSender(environment)));
    const unanswered = await troubleInRounds(client, sink, senders, environment, rounds);
    sink.mood = 'taking';
    await letTimePass(client);
    return {
      recipients,
      taken: countOf(sink.mails.flatMap(({ to }) => to)),
      states: await readStates(client),
      mostUncertain: rounds * CONNECTIONS + unanswered,
    };
  } finally {
    await client.end();
    await sink.close();
  }
}

async function writeCampaign(client: pg.Client, recipients: number): Promise<void> {
  await client.query(
    `INSERT INTO newsletter_subscribers (email, search_text, status, source)
     SELECT 'p' || n || '@exempel.se', 'p' || n, 'active', 'test' FROM generate_series(1, $1::integer) AS n`,
    [recipients],
  );
  await client.query(
    `INSERT INTO campaigns (subject, content, slug, status, send_at, mail_html, mail_text)
     VALUES ('Vila', '<p>Vila</p>', 'vila', 'scheduled', now(), '<p>Vila</p>', 'Vila')`,
  );
}

async function startSender(environment: Record<string, string>): Promise<Sender> {
  const running = await serveApi(environment);
  return { process: running.process, ended: once(running.process, 'exit') };
}

/** @returns number of mails that the server took without an answer. */
async function troubleInRounds(
  client: pg.Client,
  sink: SmtpSink,
  senders: Sender[],
  environment: Record<string, string>,
  rounds: number,
): Promise<number> {
  let unanswered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const target = sink.mails.length + RECIPIENTS_A_ROUND / 3;
    await eventually(async () => {
      await makeDue(client);
      return sink.mails.length >= target || (await isSent(client));
    }, MAX_RUN_MS);
    unanswered += await trouble(sink, round);
    const victim = senders[round % PROCESSES];
    await pause(Math.random() * 60);
    victim?.process.kill('SIGKILL');
    await victim?.ended;
    senders[round % PROCESSES] = await startSender(environment);
  }
  return unanswered;
}

/** @returns number of mails that were taken without an answer. */
async function trouble(sink: SmtpSink, round: number): Promise<number> {
  const before = sink.mails.length;
  if (round % 4 === 1) {
    sink.mood = 'postponing';
    await pause(100);
  } else if (round % 4 === 2) {
    await sink.close();
    await pause(300);
    await sink.listen(sink.port);
  } else if (round % 4 === 3) {
    sink.mood = 'hanging up';
    await pause(100);
    sink.dropConnections();
  }
  const isUnanswered = sink.mood === 'hanging up';
  sink.mood = 'taking';
  // A closed server may have taken mails whose answer was on its way.
  return isUnanswered || round % 4 === 2 ? sink.mails.length - before + PROCESSES * CONNECTIONS : 0;
}

/** Lets pauses pass at once and waits for leases, until the campaign is sent. */
async function letTimePass(client: pg.Client): Promise<void> {
  await eventually(async () => {
    await makeDue(client);
    return isSent(client);
  }, MAX_RUN_MS);
}

async function makeDue(client: pg.Client): Promise<void> {
  await client.query(
    `UPDATE campaign_recipients SET due_at = now() WHERE state = 'waiting' AND due_at > now()`,
  );
}

async function isSent(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ status: string }>('SELECT status FROM campaigns');
  return rows[0]?.status === 'sent';
}

async function readStates(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ email: string; state: string }>(
    `SELECT email, state FROM campaign_recipients AS recipient
     JOIN newsletter_subscribers AS subscriber ON subscriber.id = recipient.subscriber_id`,
  );
  return new Map(rows.map(({ email, state }) => [email, state]));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
