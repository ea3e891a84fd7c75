import { CreateRateLimits1766000420001 } from '../../database/migrations/1766000420001-create-rate-limits';
import type { ModuleRegistration } from '../../module-registration';

export const RATE_LIMITS_REGISTRATION: ModuleRegistration = {
  migrations: [CreateRateLimits1766000420001],
  retention: [
    {
      id: 'rate-limits',
      name: 'counted requests whose window is over',
      table: 'rate_limits',
      condition: `expire < extract(epoch FROM now()) * 1000`,
    },
  ],
};
