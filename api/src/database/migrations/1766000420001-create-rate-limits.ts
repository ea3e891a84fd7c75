import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counted requests and log-ins, as rate-limiter-flexible keeps them: `expire` is in milliseconds since 1970. Every
 * form and log-in writes here and nothing is lost with it, hence without the write-ahead log.
 */
export class CreateRateLimits1766000420001 implements MigrationInterface {
  name = 'CreateRateLimits1766000420001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE rate_limits (
         key varchar(255) PRIMARY KEY,
         points integer NOT NULL DEFAULT 0,
         expire bigint)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
