import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CountSubscribersByPlace1766000300003 } from './1766000300003-count-subscribers-by-place';

/** Lists count their rows themselves. */
export class DropSubscriberCounts1766001100001 implements MigrationInterface {
  name = 'DropSubscriberCounts1766001100001';

  async up(runner: QueryRunner): Promise<void> {
    for (const operation of ['inserted', 'updated', 'deleted', 'truncated'])
      await runner.query(`DROP FUNCTION newsletter_counted_${operation} CASCADE`);
    await runner.query(
      'DROP TABLE newsletter_day_counts, newsletter_prefix_counts, newsletter_status_counts',
    );
    await runner.query('ALTER TABLE newsletter_subscribers ALTER COLUMN search_text SET STATISTICS -1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers ALTER COLUMN search_text SET STATISTICS 300');
    await runner.query(
      'CREATE TABLE newsletter_status_counts (status text COLLATE "C" PRIMARY KEY, count bigint NOT NULL)',
    );
    await runner.query(
      'INSERT INTO newsletter_status_counts SELECT status, count(*) FROM newsletter_subscribers GROUP BY status',
    );
    // The earlier migration replaces this function by its own.
    await runner.query(
      `CREATE FUNCTION newsletter_count_statuses() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    );
    await new CountSubscribersByPlace1766000300003().up(runner);
  }
}
