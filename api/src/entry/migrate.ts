import { runCommand } from './run-command';

/** Number of the advisory lock that keeps two processes from migrating at once. */
const MIGRATION_LOCK = 4_300_001;

/** `migrate` applies pending migrations. `migrate down` reverts the last one. */
await runCommand(async (source) => {
  const runner = source.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (process.argv[2] === 'down') await source.undoLastMigration({ transaction: 'each' });
    else await source.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
});
