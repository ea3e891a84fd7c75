import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A larger sample of what subscribers are searched by: searches read from it how common a text is. */
export class SampleSubscribers1766000300005 implements MigrationInterface {
  name = 'SampleSubscribers1766000300005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers ALTER COLUMN search_text SET STATISTICS 300');
    await runner.query('ANALYZE newsletter_subscribers (search_text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers ALTER COLUMN search_text SET STATISTICS -1');
    await runner.query('ANALYZE newsletter_subscribers (search_text)');
  }
}
