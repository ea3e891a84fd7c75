import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeGate, YOUNG } from './1766001860001-end-review-exemptions';

const YOUNG_AT_ITS_TIME = YOUNG.replace('now() - interval', 'greatest(now(), post.publish_at) - interval');

/** A post is scheduled only for a day on which its exemption still publishes, as for one on which its review does. */
export class ScheduleWithinExemptions1766001870001 implements MigrationInterface {
  name = 'ScheduleWithinExemptions1766001870001';

  async up(runner: QueryRunner): Promise<void> {
    await changeGate(runner, YOUNG, YOUNG_AT_ITS_TIME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await changeGate(runner, YOUNG_AT_ITS_TIME, YOUNG);
  }
}
