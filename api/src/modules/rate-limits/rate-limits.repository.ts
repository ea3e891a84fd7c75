import type { Database } from '../../database/database';

interface PostgresQuery {
  text: string;
  values: unknown[];
}

/** The client of PostgreSQL that rate-limiter-flexible needs. */
export function storeClient(database: Database) {
  return {
    query: async ({ text, values }: PostgresQuery): Promise<{ rows: unknown[]; rowCount: number }> => {
      const rows: unknown[] = await database.source.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
