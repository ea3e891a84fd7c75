import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openChanges } from '@stillsam/contracts/breaking-changes';
import pg from 'pg';
import { readSchema, schemaChanges } from '../../scripts/schema.mjs';
import { createDatabase } from '../support/test-api';

const clients: pg.Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));

/** A client of a migrated database of its own. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(await createDatabase());
  await client.connect();
  clients.push(client);
  return client;
}

function schemaOf(client: pg.Client) {
  return readSchema(async (sql: string) => (await client.query(sql)).rows);
}

async function changesBy(sql: string): Promise<string[]> {
  const client = await connect();
  const before = await schemaOf(client);
  await client.query(sql);
  return schemaChanges(before, await schemaOf(client));
}

async function readJson(name: string) {
  return JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));
}

describe('the schema after all migrations', () => {
  it('serves the API that was released before', async () => {
    const released = await readJson('released-schema.json');
    // Against a schema without tables every change would pass.
    expect(Object.keys(released.tables)).not.toEqual([]);
    const changes = schemaChanges(released, await schemaOf(await connect()));
    expect(openChanges(changes, await readJson('agreed-changes.json'))).toEqual([]);
  });
});

describe('a migration that the released API could not live with', () => {
  it.each([
    ['drops a table', 'DROP TABLE mail_pace', 'The table mail_pace is gone.'],
    ['drops a column', 'ALTER TABLE media DROP COLUMN alt', 'media.alt is gone.'],
    ['renames a function', 'ALTER FUNCTION fold_words RENAME TO folded', 'fold_words(text) text is gone.'],
    ['renames a collation', 'ALTER COLLATION swedish RENAME TO svenska', 'swedish is gone.'],
    [
      'changes a type',
      'ALTER TABLE media ALTER alt TYPE varchar(9)',
      'media.alt was text and is character varying(9).',
    ],
    ['lets null in', 'ALTER TABLE media ALTER alt DROP NOT NULL', 'media.alt may now be null.'],
    [
      'shuts null out',
      'ALTER TABLE media ALTER created_by SET NOT NULL',
      'media.created_by may no longer be null.',
    ],
    [
      'takes a default away',
      'ALTER TABLE media ALTER created_at DROP DEFAULT',
      'media.created_at no longer has a default.',
    ],
    [
      'wants a new column',
      'ALTER TABLE media ADD width integer NOT NULL',
      'media.width is new and has neither a default nor null.',
    ],
    [
      'writes a column itself',
      'ALTER TABLE media ALTER alt ADD GENERATED ALWAYS AS IDENTITY',
      'media.alt can no longer be written.',
      'ALTER TABLE media ALTER alt TYPE bigint USING 1',
    ],
    [
      'adds a check',
      `ALTER TABLE media ADD CHECK (alt <> '')`,
      `media has a new rule: CHECK ((alt <> ''::text))`,
    ],
    [
      'adds a unique index',
      'CREATE UNIQUE INDEX ON media (lower(alt))',
      'media has a new rule: CREATE UNIQUE INDEX USING btree (lower(alt))',
    ],
    [
      'takes the target of an upsert away',
      'ALTER TABLE media DROP CONSTRAINT media_hash_key',
      'media no longer has the rule UNIQUE (hash), which ON CONFLICT may name.',
    ],
  ])('fails: %s', async (_, sql, sentence, first = '') => {
    expect(await changesBy(`${first}; ${sql}`)).toContain(sentence);
  });

  it('does not include those that expand', async () => {
    const changes = await changesBy(`
      CREATE TABLE moods (id bigint PRIMARY KEY);
      ALTER TABLE media ADD width integer, ADD kind text NOT NULL DEFAULT '' CHECK (kind <> 'x');
      CREATE INDEX ON media (kind);
      ALTER TABLE media DROP CONSTRAINT media_hash_check`);
    expect(changes).toEqual([]);
  });
});
