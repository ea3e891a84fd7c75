import { Drain } from '@stillsam/http-server/drain';
import { pino, type Logger } from 'pino';
import { composeShell } from './compose-shell';
import { readConfig, type ShellConfig } from './config/env';
import { createShellServer } from './http/create-server';
import { createMetricsServer } from './metrics/metrics-server';
import { createShellMetrics } from './metrics/shell-metrics';

async function run(config: ShellConfig): Promise<void> {
  const logger: Logger = pino({ level: config.logLevel, base: { part: 'shell' } });
  const { parts, changes, watcher, previews, purgeQueues } = composeShell(config, logger);
  const drain = new Drain();
  const readiness = () => {
    const { isReady, missing } = parts.readiness();
    return { isReady: isReady && !drain.isDraining, missing };
  };
  const app = await createShellServer({ ...parts, readiness });
  const metrics = config.metricsPort ? createMetricsServer(createShellMetrics(parts.releases)) : null;
  changes.start();
  await watcher.start();
  await metrics?.listen({ port: config.metricsPort ?? 0, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  logger.info({ host: config.host, port: config.port }, 'listening');

  drain.exitOnSignals(app.server, {
    drainMs: config.drainMilliseconds,
    close: () => {
      changes.stop();
      parts.devStream?.end();
      for (const queue of purgeQueues) queue.stop();
      // Pages in flight need their workers to the end.
      return app.close().then(() => Promise.all([watcher.stop(), previews.close(), metrics?.close()]));
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
