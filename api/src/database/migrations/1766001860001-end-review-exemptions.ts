import type { MigrationInterface, QueryRunner } from 'typeorm';

const OPEN = 'given_at <= now()';
/** What the gate asks of an exemption since this migration. */
export const YOUNG = `${OPEN} AND (NOT is_new OR given_at > now() - interval '180 days')`;

/** An exemption publishes no new text after 180 days. What is published by it stays as it is. */
export class EndReviewExemptions1766001860001 implements MigrationInterface {
  name = 'EndReviewExemptions1766001860001';

  async up(runner: QueryRunner): Promise<void> {
    await changeGate(runner, OPEN, YOUNG);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeGate(runner, YOUNG, OPEN);
  }
}

/** Replaces one condition of the gate, and nothing else of it. */
export async function changeGate(runner: QueryRunner, before: string, after: string): Promise<void> {
  const [{ gate }]: [{ gate: string }] = await runner.query(
    `SELECT pg_get_functiondef('check_review_gate(bigint, boolean)'::regprocedure) AS gate`,
  );
  if (gate.split(before).length !== 2) throw new Error(`The gate has not one condition ${before}`);
  await runner.query(gate.replace(before, () => after));
}
