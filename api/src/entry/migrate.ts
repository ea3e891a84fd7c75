import { runCommand } from './run-command';

/** Two starts at once must not migrate at once: this number is the lock they share. */
const MIGRATION_LOCK = 4_300_001;

/** `migrate`: applies what is missing. `migrate down`: takes the last one back. */
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
