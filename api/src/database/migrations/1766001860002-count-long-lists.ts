import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many rows long lists have, counted as they are written. A statement adds a row with its change, so that no two
 * wait for each other. Now and then one adds up the rows of those before it.
 */
export class CountLongLists1766001860002 implements MigrationInterface {
  name = 'CountLongLists1766001860002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE row_counts (list text NOT NULL, part text NOT NULL, change integer NOT NULL)',
    );
    await runner.query(COUNT);
    for (const [table, part] of Object.entries(PARTS)) {
      for (const [event, rows] of Object.entries(EVENTS))
        await runner.query(
          `CREATE TRIGGER ${table}_counted_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows}
           FOR EACH STATEMENT EXECUTE FUNCTION count_rows($$${part}$$)`,
        );
      await runner.query(
        `INSERT INTO row_counts SELECT '${table}', ${part}, count(*) FROM ${table} GROUP BY ${part}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_rows CASCADE');
    await runner.query('DROP TABLE row_counts');
  }
}

/** What the rows of a table are counted by. */
const PARTS = {
  audit_log: `split_part(action, '_', 1)`,
  notify_entries: `concat(purpose, CASE WHEN confirmed_at IS NOT NULL THEN ':confirmed' END)`,
  orders: 'status',
};

const EVENTS = {
  INSERT: 'NEW TABLE AS new_rows',
  UPDATE: 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
  DELETE: 'OLD TABLE AS old_rows',
};

const COUNT = `
  CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format(
      'INSERT INTO row_counts SELECT %L, part, sum(change) FROM (%s) AS changed (part, change) GROUP BY part HAVING sum(change) <> 0',
      TG_TABLE_NAME,
      concat_ws(' UNION ALL ',
        CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s, 1 FROM new_rows', TG_ARGV[0]) END,
        CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s, -1 FROM old_rows', TG_ARGV[0]) END));
    IF random() < 0.01 THEN
      WITH added AS (
        DELETE FROM row_counts WHERE ctid = ANY (ARRAY(SELECT ctid FROM row_counts FOR UPDATE SKIP LOCKED))
        RETURNING *)
      INSERT INTO row_counts SELECT list, part, sum(change) FROM added GROUP BY list, part;
    END IF;
    RETURN NULL;
  END $$`;
