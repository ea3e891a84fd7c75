import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds any part of an address or a name, and a page of orders or mails, among a hundred thousand rows. */
export class IndexAdminLists1766001840002 implements MigrationInterface {
  name = 'IndexAdminLists1766001840002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(SEARCHED)) {
      const indexed = columns.map((column) => `${column} gin_trgm_ops`).join(', ');
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (${indexed})`);
    }
    for (const table of ADDRESSED) await runner.query(`CREATE INDEX ${table}_email_idx ON ${table} (email)`);
    await runner.query(
      `CREATE INDEX payment_attempts_problem_idx ON payment_attempts (order_id)
       WHERE problem IS NOT NULL AND handled_at IS NULL`,
    );
    await runner.query(`CREATE INDEX mails_status_idx ON mails (status, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const searches = Object.keys(SEARCHED).map((table) => `${table}_search_idx`);
    const addresses = ADDRESSED.map((table) => `${table}_email_idx`);
    await runner.query(
      `DROP INDEX ${[...searches, ...addresses, 'payment_attempts_problem_idx', 'mails_status_idx'].join(', ')}`,
    );
  }
}

const SEARCHED = {
  contact_messages: ['email', 'name', 'message'],
  notify_entries: ['email'],
  orders: ['email', 'number', 'receipt_number'],
  withdrawals: ['email', 'name', 'reference', 'order_number'],
};

/** Orders have theirs. */
const ADDRESSED = ['contact_messages', 'notify_entries', 'withdrawals'];
