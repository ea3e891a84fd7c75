import { restoreData } from '../operations/restore-data';
import { requireFolder, runCommand } from './run-command';

/** `restore-data <folder>`: loads an export of `export-data` into an empty database. */
await runCommand(async (source) => {
  const { tables, exportedAt } = await restoreData(source, requireFolder());
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${tables.length} tables, ${rows} rows, as of ${exportedAt}\n`);
});
