import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies to contact messages. They are kept as long as their message. */
export class CreateContactReplies1766001720001 implements MigrationInterface {
  name = 'CreateContactReplies1766001720001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_replies (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id bigint NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
        author_name text NOT NULL,
        text text NOT NULL,
        idempotency_key text NOT NULL,
        mail_id bigint REFERENCES mails (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (message_id, idempotency_key)
      )`);
    await runner.query(`CREATE INDEX contact_replies_mail_idx ON contact_replies (mail_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE contact_replies`);
  }
}
