import type { ModuleRegistration } from '../../module-registration';

export const RATE_LIMITS_REGISTRATION: ModuleRegistration = {
  retention: [
    {
      id: 'rate-limits',
      name: 'counted requests whose window is over',
      table: 'rate_limits',
      condition: `expire < extract(epoch FROM now()) * 1000`,
    },
  ],
};
