import { errorText } from '@stillsam/http-server/error-text';
import { Drain } from '@stillsam/http-server/drain';
import { createMetricsServer } from '@stillsam/http-server/metrics';
import { repeat } from '@stillsam/http-server/repeat';
import { pino, type Logger } from 'pino';
import { composeShell } from './compose-shell';
import { readConfig, type ShellConfig } from './config/env';
import { createShellServer } from './http/create-server';

const FACTS_EVERY_MS = 10_000;

async function run(config: ShellConfig): Promise<void> {
  const logger: Logger = pino({ level: config.logLevel, base: { part: 'shell' } });
  const { parts, changes, facts, watcher, previews, purgeQueues, metrics } = composeShell(config, logger);
  const drain = new Drain();
  const readiness = () => {
    const { isReady, missing } = parts.readiness();
    return { isReady: isReady && !drain.isDraining, missing };
  };
  const app = await createShellServer({ ...parts, readiness });
  const metricsServer = metrics && createMetricsServer(metrics.registry);
  changes.start();
  // Also what a lost stream would have told.
  const readFacts = repeat(() => facts.read(), { everyMs: FACTS_EVERY_MS, firstMs: 0 });
  await watcher.start();
  await metricsServer?.listen({ port: config.metricsPort ?? 0, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  logger.info({ host: config.host, port: config.port }, 'listening');

  drain.exitOnSignals(app.server, {
    drainMs: config.drainMilliseconds,
    close: async () => {
      changes.stop();
      await readFacts.stop();
      parts.devStream?.end();
      for (const queue of purgeQueues) queue.stop();
      // Pages in flight need their workers to the end.
      await app.close();
      await Promise.all([watcher.stop(), previews.close(), metricsServer?.close()]);
    },
  });
}

async function main(): Promise<void> {
  try {
    await run(readConfig(process.env));
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exit(1);
  }
}

void main();
