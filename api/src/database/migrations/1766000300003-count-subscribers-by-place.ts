import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many subscribers there are of each day and each beginning of an address: pages far into a list start there. All
 * counts are kept in parts, one for a connection or two, so that those who subscribe at the same moment do not wait for
 * each other; a part alone says nothing, and may be negative.
 */
export class CountSubscribersByPlace1766000300003 implements MigrationInterface {
  name = 'CountSubscribersByPlace1766000300003';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...IN_PARTS, ...TABLES, ...OPERATIONS.flatMap(counting)])
      await runner.query(statement);
    for (const { table, key } of PLACES)
      await runner.query(
        `INSERT INTO ${table} SELECT status, ${key}, 0, count(*) FROM newsletter_subscribers GROUP BY 1, 2`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of OPERATIONS) await runner.query(`DROP FUNCTION newsletter_counted_${name} CASCADE`);
    await runner.query('DROP TABLE newsletter_day_counts, newsletter_prefix_counts');
    for (const statement of AS_BEFORE) await runner.query(statement);
  }
}

const PLACES = [
  { table: 'newsletter_day_counts', column: 'day', key: `(created_at AT TIME ZONE 'UTC')::date` },
  { table: 'newsletter_prefix_counts', column: 'prefix', key: 'left(email, 2)' },
];

const TABLES = [
  `CREATE TABLE newsletter_day_counts (
     status text COLLATE "C", day date, part int, count bigint NOT NULL, PRIMARY KEY (status, day, part))`,
  `CREATE TABLE newsletter_prefix_counts (
     status text COLLATE "C", prefix text COLLATE "C", part int, count bigint NOT NULL,
     PRIMARY KEY (status, prefix, part))`,
];

const PART = 'pg_backend_pid() % 16';

/** The counts of the statuses were one row each, which every new subscriber locked until all was written. */
const IN_PARTS = [
  `ALTER TABLE newsletter_status_counts ADD COLUMN part int NOT NULL DEFAULT 0,
     DROP CONSTRAINT newsletter_status_counts_pkey, ADD PRIMARY KEY (status, part)`,
  `DROP FUNCTION newsletter_count_statuses CASCADE`,
];

/** As the migration that made the newsletter's tables left it: a migration imports no other. */
const COUNT_STATUSES = [
  // In one order always, so that two statements never wait for each other's counts.
  `CREATE FUNCTION newsletter_count_statuses() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE change record;
   BEGIN
     IF TG_OP = 'TRUNCATE' THEN
       UPDATE newsletter_status_counts SET count = 0;
       RETURN NULL;
     END IF;
     FOR change IN EXECUTE CASE TG_OP
       WHEN 'INSERT' THEN 'SELECT status, count(*) AS delta FROM new_rows GROUP BY 1 ORDER BY 1'
       WHEN 'DELETE' THEN 'SELECT status, -count(*) AS delta FROM old_rows GROUP BY 1 ORDER BY 1'
       ELSE 'SELECT status, sum(delta) AS delta FROM (
               SELECT status, 1 AS delta FROM new_rows UNION ALL SELECT status, -1 FROM old_rows
             ) AS changes GROUP BY 1 HAVING sum(delta) <> 0 ORDER BY 1'
     END LOOP
       UPDATE newsletter_status_counts SET count = count + change.delta WHERE status = change.status;
     END LOOP;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER newsletter_count_inserted AFTER INSERT ON newsletter_subscribers
     REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_updated AFTER UPDATE ON newsletter_subscribers
     REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
     FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_deleted AFTER DELETE ON newsletter_subscribers
     REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
  `CREATE TRIGGER newsletter_count_truncated AFTER TRUNCATE ON newsletter_subscribers
     FOR EACH STATEMENT EXECUTE FUNCTION newsletter_count_statuses()`,
];

const AS_BEFORE = [
  `INSERT INTO newsletter_status_counts (status, part, count)
     SELECT status, -1, sum(count) FROM newsletter_status_counts GROUP BY status`,
  `DELETE FROM newsletter_status_counts WHERE part <> -1`,
  `ALTER TABLE newsletter_status_counts DROP CONSTRAINT newsletter_status_counts_pkey, DROP COLUMN part,
     ADD PRIMARY KEY (status)`,
  ...COUNT_STATUSES,
];

/** In one order always, so that two statements never wait for each other's counts. */
const add = ({ table, column, key }: (typeof PLACES)[number], changes: string) => `
  INSERT INTO ${table} AS kept (status, ${column}, part, count)
  SELECT status, ${key}, ${PART}, sum(delta) FROM (${changes}) AS changes
  GROUP BY 1, 2 HAVING sum(delta) <> 0 ORDER BY 1, 2
  ON CONFLICT (status, ${column}, part) DO UPDATE SET count = kept.count + excluded.count;`;

const ADDED = 'SELECT status, created_at, email, 1 AS delta FROM new_rows';
const TAKEN = 'SELECT status, created_at, email, -1 AS delta FROM old_rows';

/** A function for each operation: its statements are planned once, and subscribers wait for each other's counts. */
const OPERATIONS = [
  {
    name: 'inserted',
    operation: 'INSERT',
    rows: 'REFERENCING NEW TABLE AS new_rows',
    work: addAll(ADDED),
  },
  {
    name: 'updated',
    operation: 'UPDATE',
    rows: 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows',
    work: addAll(`${ADDED} UNION ALL ${TAKEN}`),
  },
  {
    name: 'deleted',
    operation: 'DELETE',
    rows: 'REFERENCING OLD TABLE AS old_rows',
    work: addAll(TAKEN),
  },
  {
    name: 'truncated',
    operation: 'TRUNCATE',
    rows: '',
    work: `DELETE FROM newsletter_status_counts; ${PLACES.map(({ table }) => `DELETE FROM ${table};`).join(' ')}`,
  },
];

/** The statuses first: whoever has them of a part may go on to its places without waiting. */
function addAll(changes: string): string {
  return [addStatuses(changes), ...PLACES.map((place) => add(place, changes))].join('\n');
}

function addStatuses(changes: string): string {
  return `
  INSERT INTO newsletter_status_counts AS kept (status, part, count)
  SELECT status, ${PART}, sum(delta) FROM (${changes}) AS changes
  GROUP BY 1 HAVING sum(delta) <> 0 ORDER BY 1
  ON CONFLICT (status, part) DO UPDATE SET count = kept.count + excluded.count;`;
}

function counting({ name, operation, rows, work }: (typeof OPERATIONS)[number]): string[] {
  return [
    `CREATE FUNCTION newsletter_counted_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${work} RETURN NULL; END $$`,
    `CREATE TRIGGER newsletter_counted_${name} AFTER ${operation} ON newsletter_subscribers ${rows}
       FOR EACH STATEMENT EXECUTE FUNCTION newsletter_counted_${name}()`,
  ];
}
