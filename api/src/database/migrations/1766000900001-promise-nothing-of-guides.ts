import type { MigrationInterface, QueryRunner } from 'typeorm';

const PROMISE = 'Sju korta kvällsstunder som hjälper dig att varva ner inför natten.';
const OFFER = 'Sju korta kvällsstunder för dig som vill varva ner inför natten.';

/** The description of a guide promised an effect. A text that has been changed since is left alone. */
export class PromiseNothingOfGuides1766000900001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE products SET description = $1 WHERE description = $2', [OFFER, PROMISE]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE products SET description = $1 WHERE description = $2', [PROMISE, OFFER]);
  }
}
