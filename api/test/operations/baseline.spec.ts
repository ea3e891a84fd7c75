import { afterEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../support/test-api';
import { testedApi } from '../support/tested-api';

const LAST_REPLACED = 'CountLongLists1766001860002';
const sources: DataSource[] = [];
afterEach(() => Promise.all(sources.splice(0).map((source) => source.destroy())));

/** A database that holds nothing but the names of migrations. */
async function databaseAfter(names: string[]): Promise<DataSource> {
  const source = testedApi.createDataSource(await createDatabase({ isMigrated: false }), {
    poolSize: 1,
    queryTimeoutMs: 0,
  });
  sources.push(await source.initialize());
  // Those that came after the baseline are not its matter.
  source.migrations.splice(1);
  await source.query(
    'CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL)',
  );
  await source.query('INSERT INTO migrations (timestamp, name) SELECT 1, unnest($1::text[])', [names]);
  return source;
}

const earlier = (count: number) => Array.from({ length: count }, (_, index) => `Earlier${index}`);

const tablesOf = async (source: DataSource) => {
  const rows: { name: string }[] = await source.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

describe('the baseline of migrations', () => {
  it('makes all tables in an empty database', async () => {
    const source = await databaseAfter([]);
    const [first] = await source.runMigrations();
    expect(first?.name).toBe('Baseline1766001870000');
    const entities = source.entityMetadatas.map(({ tableName }) => tableName);
    expect(await tablesOf(source)).toEqual(expect.arrayContaining(entities));
  });

  it('changes nothing in a database that has the migrations before it', async () => {
    const source = await databaseAfter([...earlier(68), LAST_REPLACED]);
    await source.runMigrations();
    expect(await tablesOf(source)).toEqual(['migrations']);
    expect(await source.runMigrations()).toEqual([]);
  });

  it.each([
    ['the last', earlier(68)],
    ['another', [...earlier(67), LAST_REPLACED]],
  ])('refuses a database that lacks %s of these, and says what to run first', async (_, names) => {
    const source = await databaseAfter(names);
    await expect(source.runMigrations()).rejects.toThrow(/older than the baseline.*of commit \w{8} first/);
    expect(await tablesOf(source)).toEqual(['migrations']);
  });

  it('stays when it is to be reverted', async () => {
    const source = await databaseAfter([]);
    await source.runMigrations();
    await expect(source.undoLastMigration()).rejects.toThrow('nothing before the baseline');
    expect(await tablesOf(source)).toContain('users');
  });
});
