/**
 * A letter to a hundred thousand subscribers: mails per second with the pace off, the memory of the process that sends,
 * how soon start and pause answer, and what readers of the public API notice meanwhile.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ADMIN, signIn, withApi } from './api-alone.mjs';
import { sendAtRate } from './open-loop.mjs';
import { residentMb } from './process-memory.mjs';
import { seedSubscribers } from './seed-subscribers.mjs';
import { percentile, rounded } from './statistics.mjs';

const SINK_PORT = Number(process.env.BENCH_SINK_PORT ?? 4616);
const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS ?? 100_000);
/** Nine in ten seeded subscribers are active. */
const SEEDED = Math.ceil(RECIPIENTS / 0.9);
const READS_PER_SECOND = 40;
const READ_SECONDS = 20;
const WARM_UP_SECONDS = 5;
const MOST_IN_FLIGHT = 500;
const PAUSED_AFTER_MS = 10_000;
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 20);

const READS = ['/api/blog/posts', '/api/products', '/api/blog/posts/sjalvmedkansla-lugnar-kroppen'];
const PARAGRAPH = `<p>${'Sätt dig en stund, andas ut och låt axlarna sjunka. '.repeat(12)}</p>`;

export async function measure() {
  const sink = spawn(process.execPath, ['bench/smtp-sink.mjs', String(SINK_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(sink.stdout, 'data');
    return await withApi((api) => sendAndRead(api), {
      SMTP_URL: `smtp://127.0.0.1:${SINK_PORT}`,
      CAMPAIGN_PER_SECOND: '0',
      CAMPAIGN_PER_DOMAIN_PER_SECOND: '0',
      CAMPAIGN_CONNECTIONS: String(CONNECTIONS),
    });
  } finally {
    sink.kill();
  }
}

async function sendAndRead({ origin, pid, databaseUrl }) {
  await clear(databaseUrl);
  await seedSubscribers(databaseUrl, SEEDED);
  const admin = new Admin(origin, await signIn(origin));
  const letter = await admin.write();
  await read(origin, WARM_UP_SECONDS);
  const idle = await read(origin, READ_SECONDS);
  const memory = { before: await residentMb(pid), most: 0 };
  const sampler = setInterval(async () => {
    memory.most = Math.max(memory.most, await residentMb(pid));
  }, 500);
  const started = await timed(() => admin.start(letter));
  const readyMs = await timed(() => admin.until(letter, ({ status }) => status === 'sending'));
  const sendingAt = performance.now();
  await delay(PAUSED_AFTER_MS);
  const paused = await timed(() => admin.act(letter, 'pause'));
  const pausedAt = performance.now();
  const resumed = await timed(() => admin.act(letter, 'resume'));
  const pausedMs = performance.now() - pausedAt;
  const sending = await read(origin, READ_SECONDS);
  const { value: sent } = await timed(() => admin.until(letter, ({ status }) => status === 'sent'));
  const seconds = (performance.now() - sendingAt - pausedMs) / 1000;
  clearInterval(sampler);
  const { recipients } = sent;
  return {
    conditions: `${recipients.sent} recipients, ${CONNECTIONS} connections; sink, database, readers (${READS_PER_SECOND} a second) and the API on the same two cores`,
    rows: [
      { what: 'mails a second', value: rounded(recipients.sent / seconds), unit: '' },
      {
        what: 'not sent',
        value: Object.values(recipients).reduce((a, b) => a + b, 0) - recipients.sent,
        unit: '',
      },
      { what: 'start answers', value: started.ms, unit: 'ms' },
      { what: 'until the rows of all recipients are written', value: readyMs.ms, unit: 'ms' },
      { what: 'pause answers', value: paused.ms, unit: 'ms' },
      { what: 'resume answers', value: resumed.ms, unit: 'ms' },
      { what: 'memory before', value: memory.before, unit: 'MB' },
      { what: 'memory at most', value: memory.most, unit: 'MB' },
      { what: 'public API, p50 idle', value: rounded(percentile(idle, 0.5), 1), unit: 'ms' },
      { what: 'public API, p50 while sending', value: rounded(percentile(sending, 0.5), 1), unit: 'ms' },
      { what: 'public API, p99 idle', value: rounded(percentile(idle, 0.99), 1), unit: 'ms' },
      { what: 'public API, p99 while sending', value: rounded(percentile(sending, 0.99), 1), unit: 'ms' },
    ],
  };
}

/** Letters of an earlier run. */
async function clear(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('DELETE FROM campaigns');
  await client.query('DELETE FROM campaign_counts');
  await client.end();
}

/** Milliseconds of public reads at a fixed rate. */
async function read(origin, seconds) {
  let count = 0;
  const next = () => {
    count += 1;
    return { kind: 'read', path: `${READS[count % READS.length]}?n=${count}` };
  };
  const { responses } = await sendAtRate({
    origin,
    perSecond: READS_PER_SECOND,
    seconds,
    mostInFlight: MOST_IN_FLIGHT,
    next,
  });
  return responses.map(({ ms }) => ms);
}

async function timed(work) {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: rounded(performance.now() - startedAt) };
}

class Admin {
  #origin;
  #headers;

  constructor(origin, headers) {
    this.#origin = origin;
    this.#headers = { ...headers, 'Content-Type': 'application/json' };
  }

  async write() {
    const draft = await this.#call('POST', '', {});
    const content = PARAGRAPH.repeat(8);
    return this.#call('PUT', `/${draft.id}`, {
      subject: 'Ett brev om vila',
      content,
      version: draft.version,
    });
  }

  start({ id, version }) {
    return this.#call('POST', `/${id}/start`, { version, password: ADMIN.password });
  }

  act({ id }, action) {
    return this.#call('POST', `/${id}/${action}`, {});
  }

  async until({ id }, isSo) {
    for (;;) {
      const campaign = await this.#call('GET', `/${id}`);
      if (isSo(campaign)) return campaign;
      await delay(100);
    }
  }

  async #call(method, path, body) {
    const response = await fetch(`${this.#origin}/api/admin/campaigns${path}`, {
      method,
      headers: this.#headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
