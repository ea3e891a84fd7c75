import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { Subject, type Observable } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { LOGGER } from '../../common/logger';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { DATABASE_TIMEOUT_MS } from '../../database/data-source';

const CHANNEL = 'content_changed';
const RECONNECT_MS = 500;
const HEARTBEAT_MS = 3000;

export interface ContentChange {
  /** Grows with every change of published content. */
  version: string;
  /** What changed; empty when changes may have been missed, which means everything. */
  slugs: string[];
}

/**
 * Hears of every change of published content, from whichever process it comes, by PostgreSQL's LISTEN. A lost
 * connection is made anew; what may have been missed meanwhile counts as a change of everything.
 */
@Injectable()
export class ContentChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #changes = new Subject<ContentChange>();
  readonly #databaseUrl: string;
  #client: pg.Client | undefined;
  #isStopped = false;
  #listening: Promise<void> | undefined;
  #version = '0';

  constructor(
    @Inject(API_CONFIG) config: ApiConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#databaseUrl = config.databaseUrl;
  }

  /** Changes as they are heard. */
  get stream(): Observable<ContentChange> {
    return this.#changes;
  }

  /** The present version. */
  get version(): string {
    return this.#version;
  }

  /** Announces a change to every process, with the transaction that makes it. */
  async announce(manager: EntityManager, slugs: string[]): Promise<void> {
    await manager.query(
      `SELECT pg_notify($1, json_build_object('version', nextval('content_version')::text, 'slugs', $2::json)::text)`,
      [CHANNEL, JSON.stringify(slugs)],
    );
  }

  /** This process has committed a change itself: it does not wait to hear of it. */
  tellOwn(slugs: string[]): void {
    this.#changes.next({ version: `${this.#version}+`, slugs });
  }

  onApplicationBootstrap(): void {
    this.#listening = this.#listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#isStopped = true;
    this.#changes.complete();
    await this.#client?.end().catch(() => {});
    await this.#listening;
  }

  async #listen(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#holdConnection();
      } catch (error) {
        if (!this.#isStopped)
          this.logger.warn(
            { reason: error instanceof Error ? error.message : String(error) },
            'listening for changes failed',
          );
      }
      if (!this.#isStopped) await pause(RECONNECT_MS);
    }
  }

  async #holdConnection(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
      query_timeout: DATABASE_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'stillsam-changes',
    });
    const lost = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the connection ended')));
    });
    // Whoever awaits it first is told; nobody else has to.
    lost.catch(() => {});
    this.#client = client;
    try {
      await client.connect();
      client.on('notification', ({ payload }) => this.#receive(payload));
      await client.query(`LISTEN ${CHANNEL}`);
      const { rows } = await client.query<{ version: string }>(
        `SELECT last_value::text AS version FROM content_version`,
      );
      this.#tell({ version: rows[0]?.version ?? '0', slugs: [] });
      while (!this.#isStopped) {
        await Promise.race([lost, pause(HEARTBEAT_MS)]);
        await Promise.race([lost, client.query('SELECT 1')]);
      }
    } finally {
      await client.end().catch(() => {});
      const connection: { stream?: { destroy(): void } } | undefined = Reflect.get(client, 'connection');
      connection?.stream?.destroy();
    }
  }

  #receive(payload: string | undefined): void {
    const change: ContentChange = JSON.parse(payload ?? '{}');
    this.#tell(change);
  }

  #tell(change: ContentChange): void {
    this.#version = change.version;
    this.#changes.next(change);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
