import { parseArgs } from 'node:util';
import { registrations } from '../app.module';
import { purge } from '../operations/retention';
import { runCommand } from './run-command';

/** `purge [--dry-run]`: deletes data past their retention period, and prints how much. */
await runCommand(async (source) => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  const isDryRun = values['dry-run'] ?? false;
  for (const { name, rows } of await purge(source, registrations, { isDryRun }))
    process.stdout.write(`${String(rows).padStart(8)}  ${name}\n`);
  process.stdout.write(isDryRun ? 'Nothing was deleted: this was a dry run.\n' : 'Deleted.\n');
});
