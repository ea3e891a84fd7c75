import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1766000100001 implements MigrationInterface {
  name = 'CreateMails1766000100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id uuid NOT NULL DEFAULT gen_random_uuid(),
        recipient text NOT NULL,
        template text NOT NULL,
        subject text NOT NULL,
        text text,
        html text,
        headers jsonb NOT NULL DEFAULT '{}',
        status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        last_error text,
        due_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )`);
    await runner.query(`CREATE INDEX mails_due_idx ON mails (due_at, id) WHERE status = 'queued'`);
    await runner.query(`CREATE INDEX mails_recipient_idx ON mails (recipient)`);
    await runner.query(`CREATE INDEX mails_created_idx ON mails (created_at)`);
    await runner.query(`
      CREATE TABLE mail_pace (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        next_at timestamptz NOT NULL DEFAULT '-infinity'
      )`);
    await runner.query(`INSERT INTO mail_pace DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE mail_pace`);
    await runner.query(`DROP TABLE mails`);
  }
}
