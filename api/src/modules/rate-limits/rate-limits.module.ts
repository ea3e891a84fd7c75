import { Global, Module } from '@nestjs/common';
import type { ModuleRegistration } from '../../module-registration';
import { RateLimits } from './rate-limits';

@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {
  static readonly registration: ModuleRegistration = {
    retention: [
      {
        id: 'rate-limits',
        name: 'counted requests whose window is over',
        table: 'rate_limits',
        condition: `expire < extract(epoch FROM now()) * 1000`,
      },
    ],
  };
}
