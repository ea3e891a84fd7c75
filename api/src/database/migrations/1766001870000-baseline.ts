import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACCOUNTS } from '../baseline/accounts';
import { MAILS } from '../baseline/mails';
import { NEWSLETTER } from '../baseline/newsletter';
import { OPERATIONS } from '../baseline/operations';
import { POSTS } from '../baseline/posts';
import { REVIEWS } from '../baseline/reviews';
import { SHOP } from '../baseline/shop';

/** The last of the 69 migrations that the baseline replaces. */
const LAST_REPLACED = 'CountLongLists1766001860002';
const REPLACED_COUNT = 69;
/** The last commit that has them. */
const LAST_COMMIT = '22a8464e';

/**
 * The schema that earlier migrations made step by step (ADR 130). A database that has them all stays as it is, and one
 * that lacks some is refused.
 */
export class Baseline1766001870000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const applied: { name: string }[] = await runner.query('SELECT name FROM migrations');
    if (applied.length >= REPLACED_COUNT && applied.some(({ name }) => name === LAST_REPLACED)) return;
    if (applied.length > 0)
      throw new Error(
        `This database is older than the baseline of migrations. Run migrate of commit ${LAST_COMMIT} first, then this one.`,
      );
    for (const tables of [ACCOUNTS, POSTS, REVIEWS, MAILS, NEWSLETTER, SHOP, OPERATIONS])
      await runner.query(tables);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('There is nothing before the baseline. Restore an export instead.'));
  }
}
