import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { csvLine, toCsv } from '../../src/csv/csv';
import { createDatabase } from '../support/test-api';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(await createDatabase({ isMigrated: false }));
  await client.connect();
});
afterAll(() => client.end());

/** Texts that a database can hold, many with signs that a file or a spreadsheet would take for its own. */
const cells = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", '\x1f', '\\', 'å', ' '),
    }),
  )
  .filter((text) => text.isWellFormed() && !text.includes('\0'));

describe('a line of a CSV file that the database writes', () => {
  it.each([',', ';'] as const)(
    'equals what the API writes with %s, whatever stands in its cells',
    async (delimiter) => {
      await fc.assert(
        fc.asyncProperty(fc.tuple(cells, cells, cells), async (row) => {
          const { rows } = await client.query<{ line: string }>(
            `SELECT ${csvLine(['$1::text', '$2::text', '$3::text'], delimiter)} || E'\\r\\n' AS line`,
            row,
          );
          expect(rows[0]?.line).toBe(toCsv([row], delimiter).toString());
        }),
        { numRuns: 500 },
      );
    },
  );
});
