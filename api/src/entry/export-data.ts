import { exportData } from '../operations/export-data';
import { requireFolder, runCommand } from './run-command';

/** `export-data <folder>`: every table as JSON lines, as of one moment, into an empty folder. */
await runCommand(async (source) => {
  const { tables } = await exportData(source, requireFolder());
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${tables.length} tables, ${rows} rows\n`);
});
