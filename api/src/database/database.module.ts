import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { API_METRICS, type ApiMetrics } from '../common/api-metrics';
import { LOGGER } from '../common/logger';
import { API_CONFIG, type ApiConfig } from '../config/env';
import { createDataSource } from './data-source';
import { Database } from './database';
import { ReadReplica } from './read-replica';

@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [API_CONFIG, LOGGER, API_METRICS],
      useFactory: (config: ApiConfig, logger: Logger, metrics: ApiMetrics | null) => {
        const source = createDataSource(config.databaseUrl, {
          poolSize: config.databasePoolSize,
          onPoolWait: metrics ? (seconds) => metrics.observePoolWait(seconds) : undefined,
        });
        return new Database(source, logger);
      },
    },
    {
      provide: ReadReplica,
      inject: [API_CONFIG, LOGGER],
      useFactory: ({ databaseReadUrl: url, databasePoolSize: poolSize }: ApiConfig, logger: Logger) =>
        new ReadReplica({ url, poolSize }, logger),
    },
  ],
  exports: [Database, ReadReplica],
})
export class DatabaseModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {}

  onApplicationBootstrap(): void {
    this.database.start();
    this.replica.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.database.stop(), this.replica.stop()]);
  }
}
