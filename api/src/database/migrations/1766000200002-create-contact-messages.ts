import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContactMessages1766000200002 implements MigrationInterface {
  name = 'CreateContactMessages1766000200002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        message text NOT NULL,
        status text NOT NULL DEFAULT 'unread' CHECK (status IN ('unread', 'read', 'answered')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX contact_messages_status_idx ON contact_messages (status, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE contact_messages`);
  }
}
