import 'reflect-metadata';
import { errorText } from '@stillsam/http-server/error-text';
import { Drain } from '@stillsam/http-server/drain';
import { createMetricsServer } from '@stillsam/http-server/metrics';
import { ApiMetrics } from './observability/api-metrics';
import { createLogger } from './observability/logger';
import { readConfig } from './config/env';
import { createApp } from './create-app';
import { MetricsReader } from './modules/health/metrics-reader';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const metrics = config.metricsPort ? new ApiMetrics() : null;
  const app = await createApp(config, logger, metrics);
  const metricsServer =
    metrics && createMetricsServer(metrics.registry, () => app.get(MetricsReader).refresh());
  await metricsServer?.listen({ port: config.metricsPort, host: config.host });
  await app.listen(config.port, config.host);
  logger.info({ host: config.host, port: config.port }, 'listening');

  app.get(Drain).exitOnSignals(app.getHttpServer(), {
    drainMs: config.drainMilliseconds,
    close: async () => {
      await Promise.all([app.close(), metricsServer?.close()]);
    },
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
});
