import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source';
import { createDatabase } from '../support/test-api';

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource(await createDatabase(), { poolSize: 1, queryTimeoutMs: 0 }).initialize();
});
afterAll(() => source.destroy());

async function undo(name: string): Promise<void> {
  while ((await source.query(`SELECT FROM migrations WHERE name = $1`, [name])).length > 0)
    await source.undoLastMigration();
}

const subscribe = (email: string, status: string) =>
  source.query(
    `INSERT INTO newsletter_subscribers (email, search_text, status, source) VALUES ($1, $1, $2, 'website')`,
    [email, status],
  );

const storedCounts = (table: string) =>
  source.query(`SELECT status, sum(count)::int AS count FROM ${table} GROUP BY status ORDER BY status`);

describe('the count of subscribers', () => {
  it('returns with the migration that dropped it undone, and goes again', async () => {
    await subscribe('a@exempel.se', 'active');
    await undo('DropSubscriberCounts1766001100001');
    await subscribe('b@exempel.se', 'active');
    await subscribe('c@exempel.se', 'pending');
    for (const table of ['newsletter_status_counts', 'newsletter_day_counts', 'newsletter_prefix_counts'])
      expect(await storedCounts(table)).toEqual([
        { status: 'active', count: 2 },
        { status: 'pending', count: 1 },
      ]);
    await source.runMigrations();
    await subscribe('d@exempel.se', 'active');
    expect(await source.query(`SELECT to_regclass('newsletter_status_counts') AS counts`)).toEqual([
      { counts: null },
    ]);
  });
});
