import { CreateReadings1766001710001 } from '../../database/migrations/1766001710001-create-readings';
import type { ModuleRegistration } from '../../module-registration';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';

export const READINGS_REGISTRATION: ModuleRegistration = {
  migrations: [CreateReadings1766001710001],
  retention: [
    {
      id: 'readings',
      name: `how often pages were read, ${keptInWords('readings')}`,
      table: 'readings',
      condition: isOlderThan('day', keptInterval('readings')),
    },
  ],
};
