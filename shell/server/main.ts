import { pino, type Logger } from 'pino';
import { composeShell } from './compose-shell';
import { readConfig, type ShellConfig } from './config/env';
import { createShellServer } from './http/create-server';

const SHUTDOWN_LIMIT_MS = 8000;

async function run(config: ShellConfig): Promise<void> {
  const logger: Logger = pino({ level: config.logLevel, base: { part: 'shell' } });
  const { parts, changes, watcher } = composeShell(config, logger);
  const app = await createShellServer(parts);
  changes.start();
  await watcher.start();
  await app.listen({ port: config.port, host: config.host });
  logger.info({ host: config.host, port: config.port }, 'listening');

  const stop = () => {
    changes.stop();
    void watcher.stop();
    setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function main(): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

void main();
