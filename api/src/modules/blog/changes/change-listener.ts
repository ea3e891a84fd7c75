import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { pause, repeat } from '@stillsam/http-server/repeat';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOGGER } from '../../../observability/logger';
import { API_CONFIG, type ApiConfig } from '../../../config/env';
import { BoundedClient } from '../../../database/bounded-pool';
import { CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS } from '../../../database/data-source';
import { ContentChanges } from './content-changes';
import { assertAlive, LISTENER_NAME, listenForChanges } from './content-changes.repository';

const RECONNECT_MS = 500;
/** A dead network raises no event, so the connection is checked at this interval. */
const CHECK_INTERVAL_MS = 2000;

const CHANGE = z.object({
  version: z.string().regex(/^\d{1,19}$/),
  slugs: z.array(z.string()),
  // A process of the release before names none.
  tags: z.array(z.string()).nullable().default(null),
});

/** Holds the connection on which PostgreSQL notifies of changes (LISTEN), and reconnects when it is lost. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  #loop: ReturnType<typeof repeat> | undefined;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly changes: ContentChanges,
  ) {}

  onApplicationBootstrap(): void {
    this.#loop = repeat((signal) => this.#listen(signal), {
      everyMs: RECONNECT_MS,
      firstMs: 0,
      onFailure: (error) => this.#warn(error),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#loop?.stop();
  }

  /** Listens until the connection is lost. @throws when there is none. */
  async #listen(signal: AbortSignal): Promise<void> {
    const client = new BoundedClient({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      client.destroy();
    };
    client.once('end', end);
    // A broken connection may emit `error` more than once, and an unhandled one ends the process.
    client.on('error', end);
    // Node 20 keeps a signal of `AbortSignal.any` that is listened to for ever, and with it the stack of its abort.
    signal.addEventListener('abort', end);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => this.#receive(payload));
      this.changes.subscribe(await listenForChanges(client));
      await holdAlive(client, ended.signal);
      if (!signal.aborted) this.#warn(new Error('the connection ended'));
    } finally {
      signal.removeEventListener('abort', end);
      client.destroy();
      this.changes.onDisconnect();
    }
  }

  #warn(error: unknown): void {
    this.logger.warn({ reason: String(error) }, 'changes of content cannot be received');
  }

  #receive(payload: string | undefined): void {
    const change = CHANGE.safeParse(JSON.parse(payload ?? 'null'));
    if (change.success) this.changes.receive(change.data);
  }
}

/** Checks the connection again and again, until it is lost. A dead network raises no event. */
async function holdAlive(client: BoundedClient, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await pause(CHECK_INTERVAL_MS, ended);
    if (ended.aborted) return;
    try {
      await assertAlive(client);
    } catch {
      return;
    }
  }
}
