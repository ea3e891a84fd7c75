import { Drain } from '@stillsam/http-server/drain';
import { pino, type Logger } from 'pino';
import { composeShell } from './compose-shell';
import { readConfig, type ShellConfig } from './config/env';
import { createShellServer } from './http/create-server';

async function run(config: ShellConfig): Promise<void> {
  const logger: Logger = pino({ level: config.logLevel, base: { part: 'shell' } });
  const { parts, changes, watcher } = composeShell(config, logger);
  const drain = new Drain();
  const isReady = () => !drain.isDraining && parts.isReady();
  const app = await createShellServer({ ...parts, isReady });
  changes.start();
  await watcher.start();
  await app.listen({ port: config.port, host: config.host });
  logger.info({ host: config.host, port: config.port }, 'listening');

  drain.exitOnSignals(app.server, {
    drainMs: config.drainMilliseconds,
    close: () => {
      changes.stop();
      watcher.stop();
      parts.devReload?.end();
      return app.close();
    },
  });
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
