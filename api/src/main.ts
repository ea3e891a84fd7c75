import 'reflect-metadata';
import { Drain } from '@stillsam/http-server/drain';
import { createLogger } from './common/logger';
import { readConfig } from './config/env';
import { createApp } from './create-app';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  await app.listen(config.port, config.host);
  logger.info({ host: config.host, port: config.port }, 'listening');

  app.get(Drain).exitOnSignals(app.getHttpServer(), {
    drainMs: config.drainMilliseconds,
    close: () => app.close(),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
