import type { Database } from '../../database/database';

interface PostgresQuery {
  text: string;
  values: unknown[];
}

/** The client of PostgreSQL that rate-limiter-flexible needs. A response after `milliseconds` comes too late. */
export function storeClient(database: Database, milliseconds: number) {
  return {
    query: async ({ text, values }: PostgresQuery): Promise<{ rows: unknown[]; rowCount: number }> => {
      const rows: unknown[] = await within(milliseconds, database.source.query(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The store did not respond in time')), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
