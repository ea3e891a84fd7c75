import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOGGER } from '../../common/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { BoundedClient } from '../../database/bounded-client';
import { CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS } from '../../database/data-source';
import { ChangeReceipts, CONTENT_VERSION } from './change-receipts';
import { ContentChanges } from './content-changes';
import {
  assertAlive,
  CONTENT_CHANNEL,
  LISTENER_NAME,
  listenForChanges,
  RECEIPT_CHANNEL,
} from './content-changes.repository';

const RECONNECT_MS = 500;
/** A dead network raises no event, so the connection is checked at this interval. */
const CHECK_INTERVAL_MS = 2000;

const CHANGE = z.object({
  version: CONTENT_VERSION,
  slugs: z.array(z.string()),
  // A process of the release before names none.
  tags: z.array(z.string()).nullable().default(null),
});

/** Holds the connection on which PostgreSQL notifies of changes (LISTEN), and reconnects when it is lost. */
@Injectable()
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  #client: BoundedClient | undefined;
  #isStopped = false;
  #listening: Promise<void> | undefined;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly changes: ContentChanges,
    private readonly receipts: ChangeReceipts,
  ) {}

  onApplicationBootstrap(): void {
    this.#listening = this.#listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    this.#client?.destroy();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    let hasWarned = false;
    while (!this.#isStopped) {
      try {
        await this.#holdConnection(() => (hasWarned = false));
      } catch (error) {
        if (!this.#isStopped && !hasWarned)
          this.logger.warn({ reason: String(error) }, 'changes of content cannot be received');
        hasWarned = true;
      }
      this.changes.onDisconnect();
      if (!this.#isStopped) await pause(RECONNECT_MS);
    }
  }

  async #holdConnection(onConnected: () => void): Promise<never> {
    const client = new BoundedClient({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    this.#client = client;
    const lost = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the connection ended')));
    });
    // The races below handle the rejection. It may come before them, and must not be unhandled then.
    lost.catch(() => {});
    // A broken connection may emit `error` more than once, and an unhandled one ends the process.
    client.on('error', () => {});
    try {
      await client.connect();
      client.on('notification', ({ channel, payload }) => this.#receive(client, channel, payload));
      const version = await listenForChanges(client);
      this.changes.subscribe(version);
      this.#acknowledge(client, version);
      onConnected();
      for (;;) {
        await Promise.race([lost, pause(CHECK_INTERVAL_MS)]);
        await Promise.race([lost, assertAlive(client)]);
      }
    } finally {
      client.destroy();
    }
  }

  #receive(client: BoundedClient, channel: string, payload: string | undefined): void {
    const message: unknown = JSON.parse(payload ?? 'null');
    if (channel === RECEIPT_CHANNEL) this.receipts.receive(message);
    const change = CHANGE.safeParse(message);
    if (channel !== CONTENT_CHANNEL || !change.success) return;
    this.changes.receive(change.data);
    this.#acknowledge(client, change.data.version);
  }

  #acknowledge(client: BoundedClient, version: string): void {
    this.receipts.acknowledge(client, version).catch((error: unknown) => {
      this.logger.warn({ reason: String(error) }, 'a change of content is not acknowledged');
    });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
