import { once } from 'node:events';
import pg from 'pg';
import { serveApi } from './api-process';
import { someCaller } from './newsletter';
import { orderBody, type Placed } from './shop';

const WRITERS = 8;

interface Rounds {
  databaseUrl: string;
  rounds: number;
  /** Minimum number of acknowledged writes before each kill. */
  writes: number;
  /** A process that is killed with the API and started before it. */
  killDatabase?: () => Promise<void>;
}

/** Acknowledged writes, and writes without a response. */
class Ledger {
  readonly orders = new Map<string, string>();
  readonly messages = new Set<string>();
  readonly unanswered = { orders: new Set<string>(), messages: new Set<string>() };
  /** Milliseconds of each start, from the process to the first response. */
  readonly restartsMs: number[] = [];

  /** A percentile of the starts' durations. */
  restartMs(share: number): number {
    const sorted = [...this.restartsMs].sort((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  }

  get acknowledged(): number {
    return this.orders.size + this.messages.size;
  }
}

/**
 * Kills the API (and the database) repeatedly while writers write. Orders without a response are sent again with
 * their key, as a browser does; messages are not.
 */
export async function killInRounds({ databaseUrl, rounds, writes, killDatabase }: Rounds): Promise<Ledger> {
  const ledger = new Ledger();
  const environment = { DATABASE_URL: databaseUrl, TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'error' };
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const running = await serveApi(environment);
    const restartMs = performance.now() - startedAt;
    if (round > 0) ledger.restartsMs.push(restartMs);
    await writeUntilKilled(running, ledger, round, writes, killDatabase);
  }
  const { origin, process: last } = await serveApi(environment);
  await sendAgain(origin, ledger);
  last.kill('SIGTERM');
  await once(last, 'exit');
  return ledger;
}

type Running = Awaited<ReturnType<typeof serveApi>>;

async function writeUntilKilled(
  { origin, process: api }: Running,
  ledger: Ledger,
  round: number,
  writes: number,
  killDatabase?: () => Promise<void>,
): Promise<void> {
  await sendAgain(origin, ledger);
  const target = ledger.acknowledged + writes;
  let isKilled = false;
  const write = async (writer: number) => {
    for (let count = 0; !isKilled; count += 1) {
      const name = `${round}-${writer}-${count}`;
      if (count % 2 === 0) await placeOrder(origin, ledger, `kill-rounds-${name}`);
      else await sendMessage(origin, ledger, `Meddelande ${name}`);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  while (ledger.acknowledged < target) {
    if (api.exitCode !== null) throw new Error('The API ended by itself');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const gone = once(api, 'exit');
  api.kill('SIGKILL');
  // Unanswered requests end as soon as the process does.
  const databaseIsBack = killDatabase?.();
  isKilled = true;
  await Promise.all([gone, databaseIsBack, ...writers]);
}

async function sendAgain(origin: string, ledger: Ledger): Promise<void> {
  for (const key of [...ledger.unanswered.orders]) {
    await placeOrder(origin, ledger, key);
    if (!ledger.orders.has(key)) throw new Error(`The order ${key} was not taken when it was sent again`);
    ledger.unanswered.orders.delete(key);
  }
}

/** Each from its own net address, because the test does not concern limits by net. */
async function post<Answer>(origin: string, path: string, body: string, key?: string): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...someCaller(),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body,
  });
  const text = await answer.text();
  // 503 while the database is down is neither an acknowledgement nor an error.
  if (answer.status === 503) throw new Error('unavailable');
  if (answer.status !== 201) throw new TypeError(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const template = new Map<string, string>();

async function bodyFor(origin: string, email: string): Promise<string> {
  const known = template.get(origin) ?? (await orderBody(origin, 'EMAIL'));
  template.set(origin, known);
  return known.replace('EMAIL', email);
}

async function placeOrder(origin: string, ledger: Ledger, key: string): Promise<void> {
  ledger.unanswered.orders.add(key);
  await unlessKilled(async () => {
    const placed = await post<Placed>(origin, '/api/orders', await bodyFor(origin, `${key}@exempel.se`), key);
    ledger.orders.set(key, placed.number);
    ledger.unanswered.orders.delete(key);
  });
}

async function sendMessage(origin: string, ledger: Ledger, message: string): Promise<void> {
  ledger.unanswered.messages.add(message);
  await unlessKilled(async () => {
    await post<object>(origin, '/api/contact', JSON.stringify({ name: 'Anna', email: 'a@b.se', message }));
    ledger.messages.add(message);
    ledger.unanswered.messages.delete(message);
  });
}

/** A connection error of the kill is expected; any other error is not. */
async function unlessKilled(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('answered')) throw error;
  }
}

/** Differences between acknowledged writes and the database; empty when none was lost or added. */
export async function brokenPromises(databaseUrl: string, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const orders = await client.query<{ key: string; number: string }>(
      'SELECT idempotency_key AS key, number FROM orders',
    );
    const attempts = await client.query<{ number: string }>(
      'SELECT number FROM payment_attempts JOIN orders ON orders.id = order_id',
    );
    const messages = await client.query<{ message: string }>('SELECT message FROM contact_messages');
    const placed = countOf(orders.rows.map(({ key, number }) => `${key} ${number}`));
    const begun = countOf(attempts.rows.map(({ number }) => number));
    const received = countOf(messages.rows.map(({ message }) => message));
    return [
      ...[...ledger.orders].flatMap(([key, number]) => [
        ...onceIn(placed, `${key} ${number}`, 'order'),
        ...onceIn(begun, number, 'attempt to pay of'),
      ]),
      ...[...ledger.messages].flatMap((message) => onceIn(received, message, 'message')),
      ...[...received].flatMap(([message, count]) =>
        count > 1 ? [`${message} is there ${count} times`] : [],
      ),
      ...(orders.rows.length === ledger.orders.size ? [] : [`${orders.rows.length} orders in the database`]),
    ];
  } finally {
    await client.end();
  }
}

/** How often each name stands in the list. */
export function countOf(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function onceIn(counts: Map<string, number>, name: string, what: string): string[] {
  const count = counts.get(name) ?? 0;
  return count === 1 ? [] : [`The ${what} ${name} is there ${count} times`];
}
