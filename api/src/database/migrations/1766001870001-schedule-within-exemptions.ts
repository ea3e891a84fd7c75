import type { MigrationInterface, QueryRunner } from 'typeorm';

const FROM_NOW = "given_at > now() - interval '180 days'";
const FROM_ITS_TIME = "given_at > greatest(now(), post.publish_at) - interval '180 days'";

/** A post is scheduled only for a day on which its exemption still publishes, as for one on which its review does. */
export class ScheduleWithinExemptions1766001870001 implements MigrationInterface {
  name = 'ScheduleWithinExemptions1766001870001';

  async up(runner: QueryRunner): Promise<void> {
    await changeGate(runner, FROM_NOW, FROM_ITS_TIME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeGate(runner, FROM_ITS_TIME, FROM_NOW);
  }
}

/** Replaces one condition of the gate, and nothing else of it. */
async function changeGate(runner: QueryRunner, before: string, after: string): Promise<void> {
  const [{ gate }]: [{ gate: string }] = await runner.query(
    `SELECT pg_get_functiondef('check_review_gate(bigint, boolean)'::regprocedure) AS gate`,
  );
  if (gate.split(before).length !== 2) throw new Error(`The gate has not one condition ${before}`);
  await runner.query(gate.replace(before, () => after));
}
