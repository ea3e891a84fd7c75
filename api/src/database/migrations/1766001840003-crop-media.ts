import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that are a part of another one, which stays as it is. */
export class CropMedia1766001840003 implements MigrationInterface {
  name = 'CropMedia1766001840003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media ADD COLUMN crop_of text, ADD COLUMN crop jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media DROP COLUMN crop_of, DROP COLUMN crop`);
  }
}
