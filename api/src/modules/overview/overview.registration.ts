import { missingDetails } from '@stillsam/legal-figures';
import { CreateOverviewMails1766001760001 } from '../../database/migrations/1766001760001-create-overview-mails';
import { DateOverviewMails1766001780001 } from '../../database/migrations/1766001780001-date-overview-mails';
import type { ModuleRegistration } from '../../module-registration';
import { toDoMail } from './overview.mails';
import { BusinessService } from '../business/business.service';
import { OverviewMailEntity } from './overview-mail.entity';

export const OVERVIEW_REGISTRATION: ModuleRegistration = {
  mails: [toDoMail],
  entities: [OverviewMailEntity],
  migrations: [CreateOverviewMails1766001760001, DateOverviewMails1766001780001],
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
