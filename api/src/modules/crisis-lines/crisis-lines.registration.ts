import type { ModuleRegistration } from '../../module-registration';
import { CrisisLinesService } from './crisis-lines.service';

export const CRISIS_LINES_REGISTRATION: ModuleRegistration = {
  toDo: [
    {
      id: 'crisis-lines',
      area: 'system',
      label: 'stödlinjer att kontrollera',
      count: async (manager, { now, services }) => ({
        count: await services(CrisisLinesService).countDue(now, manager),
      }),
    },
  ],
};
