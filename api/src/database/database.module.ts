import { Global, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { API_METRICS, type ApiMetrics } from '../observability/api-metrics';
import { LOGGER } from '../observability/logger';
import { API_CONFIG, type ApiConfig } from '../config/env';
import { createDataSource } from './data-source';
import { Database } from './database';

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
  ],
  exports: [Database],
})
export class DatabaseModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.database.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.stop();
  }
}
