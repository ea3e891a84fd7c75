import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The active subscribers of a bulk change that unsubscribed them, for an hour, and their return in the ledger. */
export class UndoUnsubscribing1766001720002 implements MigrationInterface {
  name = 'UndoUnsubscribing1766001720002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_undo (
        change_id uuid NOT NULL,
        subscriber_id bigint NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
        changed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (subscriber_id, change_id)
      )`);
    await runner.query(
      `CREATE INDEX newsletter_undo_change_idx ON newsletter_undo (change_id, subscriber_id)`,
    );
    await runner.query(`
      ALTER TABLE newsletter_consents DROP CONSTRAINT newsletter_consents_action_check,
        ADD CONSTRAINT newsletter_consents_action_check
          CHECK (action IN ('requested', 'confirmed', 'imported', 'withdrawn', 'restored'))`);
  }

  /** The ledger is append-only: entries of the new action stay, so the constraint is not checked for them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_consents DROP CONSTRAINT newsletter_consents_action_check,
        ADD CONSTRAINT newsletter_consents_action_check
          CHECK (action IN ('requested', 'confirmed', 'imported', 'withdrawn')) NOT VALID`);
    await runner.query(`DROP TABLE newsletter_undo`);
  }
}
