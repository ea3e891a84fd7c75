import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source';
import { createDatabase } from '../support/test-api';

let source: DataSource;

beforeAll(async () => {
  source = await createDataSource(await createDatabase(), { poolSize: 1, queryTimeoutMs: 0 }).initialize();
});
afterAll(() => source.destroy());

/** Of the table that searches are made in; null where it is the database's own. */
async function sampleSize(): Promise<number | null> {
  const [row]: { attstattarget: number | null }[] = await source.query(
    `SELECT nullif(attstattarget, -1) AS attstattarget FROM pg_attribute
     WHERE attrelid = 'newsletter_subscribers'::regclass AND attname = 'search_text'`,
  );
  return row?.attstattarget ?? null;
}

describe('the larger sample of subscribers', () => {
  it('is taken back with its migration, and comes again', async () => {
    const name = 'SampleSubscribers1766000300005';
    while ((await source.query(`SELECT FROM migrations WHERE name = $1`, [name])).length > 0)
      await source.undoLastMigration();
    expect(await sampleSize()).toBeNull();
    await source.runMigrations();
    expect(await sampleSize()).toBe(300);
  });
});
