import { missingDetails } from '@stillsam/legal-figures';
import type { ModuleRegistration } from '../../module-registration';
import { toDoMail } from './overview.mails';
import { BusinessService } from '../business/business.service';
import { OverviewMailEntity } from './overview-mail.entity';

export const OVERVIEW_REGISTRATION: ModuleRegistration = {
  mails: [toDoMail],
  entities: [OverviewMailEntity],
  toDo: [
    {
      id: 'company-facts',
      area: 'system',
      label: 'företagsuppgifter som saknas',
      count: async (manager, { services }) => ({
        count: missingDetails(await services(BusinessService).read(manager)).length,
      }),
    },
  ],
};
