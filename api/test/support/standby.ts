import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { layBaseBackup, takeBaseBackup } from '../../../tools/backup/base-backup.mjs';
import { startEmbeddedPostgres } from '../../../tools/database.mjs';
import { freePort } from '../../../tools/free-port.mjs';
import { migrate } from './test-api';

const STATE = fileURLToPath(new URL('../../../.stillsam', import.meta.url));
const WITHOUT_WAITING_FOR_THE_DISK = { fsync: 'off', full_page_writes: 'off' };

/** A migrated database and a streaming standby of it, each a server of its own. */
export class PrimaryWithStandby {
  private constructor(
    private readonly folder: string,
    private readonly primary: Server,
    private standby: Server,
  ) {}

  static async start(): Promise<PrimaryWithStandby> {
    // PostgreSQL runs as a user of its own, which must get through; `mkdtemp` lets in its maker alone.
    const folder = path.join(STATE, `standby-${process.pid}`);
    const primary = await startServer(path.join(folder, 'primary'));
    await migrate(primary.url);
    await copyServer(primary, folder);
    return new PrimaryWithStandby(folder, primary, await startServer(path.join(folder, 'standby')));
  }

  get primaryUrl(): string {
    return this.primary.url;
  }

  get standbyUrl(): string {
    return this.standby.url;
  }

  /** Stops or resumes the replay of changes; the standby goes on answering. */
  async setReplay(isReplaying: boolean): Promise<void> {
    await query(this.standbyUrl, `SELECT pg_wal_replay_${isReplaying ? 'resume' : 'pause'}()`);
  }

  async kill(): Promise<void> {
    process.kill(await this.standby.pid(), 'SIGKILL');
  }

  /** Starts the killed standby again, at the same address. */
  async restart(): Promise<void> {
    this.standby = await startServer(this.standby.dataDir, this.standby.port);
  }

  async stop(): Promise<void> {
    await this.standby.stop();
    await this.primary.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer(dataDir: string, port?: number) {
  const options = { dataDir, port: port ?? (await freePort()), settings: WITHOUT_WAITING_FOR_THE_DISK };
  return { ...options, ...(await startEmbeddedPostgres(options)) };
}

async function copyServer(primary: Server, folder: string): Promise<void> {
  const backup = path.join(folder, 'base');
  const client = new pg.Client(primary.url);
  await client.connect();
  await takeBaseBackup(client, { dataDir: primary.dataDir, folder: backup });
  await client.end();
  const { username, password, hostname, port } = new URL(primary.url);
  await layBaseBackup({
    dataDir: path.join(folder, 'standby'),
    folder: backup,
    signal: 'standby.signal',
    settings: {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
      wal_retrieve_retry_interval: '200ms',
      // Every change is missing for a moment, so an answer from the standby shows.
      recovery_min_apply_delay: '60ms',
    },
  });
}
