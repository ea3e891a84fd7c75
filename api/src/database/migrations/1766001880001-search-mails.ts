import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds any part of an address in the outbox, among a hundred thousand mails. */
export class SearchMails1766001880001 implements MigrationInterface {
  name = 'SearchMails1766001880001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX mails_search_idx ON mails USING gin (recipient gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_search_idx');
  }
}
