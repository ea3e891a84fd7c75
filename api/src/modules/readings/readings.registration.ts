import type { ModuleRegistration } from '../../module-registration';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';

export const READINGS_REGISTRATION: ModuleRegistration = {
  retention: [
    {
      id: 'readings',
      name: `how often pages were read, ${keptInWords('readings')}`,
      table: 'readings',
      condition: isOlderThan('day', keptInterval('readings')),
    },
  ],
};
