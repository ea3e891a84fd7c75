import 'reflect-metadata';
import { createLogger } from './common/logger';
import { readConfig } from './config/env';
import { createApp } from './create-app';

const SHUTDOWN_LIMIT_MS = 9000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  await app.listen(config.port, config.host);
  logger.info({ host: config.host, port: config.port }, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Streams of changes never end by themselves; what was started otherwise gets its time.
      app.getHttpServer().closeIdleConnections();
      setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
