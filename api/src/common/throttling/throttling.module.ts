import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Logger } from 'pino';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { LOGGER } from '../logger';
import { MemoryThrottlerStorage } from './memory-throttler-storage';
import { RedisThrottlerStorage } from './redis-throttler-storage';

/** Where hits are counted: in Redis when it is configured, else in this process. */
@Injectable()
export class ThrottlerStore implements OnApplicationShutdown {
  readonly storage: MemoryThrottlerStorage | RedisThrottlerStorage;

  constructor(@Inject(API_CONFIG) { redisUrl }: ApiConfig, @Inject(LOGGER) logger: Logger) {
    this.storage = redisUrl ? new RedisThrottlerStorage(redisUrl, logger) : new MemoryThrottlerStorage();
  }

  onApplicationShutdown(): void {
    if (this.storage instanceof RedisThrottlerStorage) this.storage.stop();
  }
}

@Module({ providers: [ThrottlerStore], exports: [ThrottlerStore] })
class ThrottlerStoreModule {}

/** Makes `LimitPerNet` work; a route without it is not limited. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [ThrottlerStoreModule],
      inject: [ThrottlerStore],
      useFactory: ({ storage }: ThrottlerStore): ThrottlerModuleOptions => ({
        throttlers: [{ limit: Number.MAX_SAFE_INTEGER, ttl: 60_000 }],
        setHeaders: false,
        storage,
      }),
    }),
  ],
  exports: [ThrottlerModule],
})
export class ThrottlingModule {}
