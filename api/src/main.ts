import 'reflect-metadata';
import type { Server } from 'node:http';
import { createLogger } from './common/logger';
import { readConfig } from './config/env';
import { createApp } from './create-app';

const SHUTDOWN_LIMIT_MS = 9000;
const IDLE_CHECK_MS = 100;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  await app.listen(config.port, config.host);
  logger.info({ host: config.host, port: config.port }, 'listening');

  const server: Server = app.getHttpServer();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // A keep-alive connection turns idle after its last response, and must not keep the process alive.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
