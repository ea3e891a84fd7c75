import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { errorText } from '@stillsam/http-server/error-text';
import { readConfig, type ApiConfig } from '../config/env';
import { createDataSource } from '../database/data-source';

/** Runs a command against the database and ends the process: 0, or 1 with one sentence. */
export async function runCommand(
  command: (source: DataSource, config: ApiConfig) => Promise<void>,
): Promise<void> {
  let source: DataSource | undefined;
  try {
    const config = readConfig(process.env);
    source = await createDataSource(config.databaseUrl, { poolSize: 2, queryTimeoutMs: 0 }).initialize();
    await command(source, config);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exitCode = 1;
  } finally {
    if (source?.isInitialized) await source.destroy();
  }
}
