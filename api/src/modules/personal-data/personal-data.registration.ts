import type { ModuleRegistration } from '../../module-registration';
import { erasureMail } from './personal-data.mails';

export const PERSONAL_DATA_REGISTRATION: ModuleRegistration = {
  mails: [erasureMail],
  // Of the tables of several modules.
  retention: [
    {
      id: 'erasure-receipts',
      name: 'receipts of erasures that were sent',
      table: 'mails',
      condition: `template = 'erasure-receipt' AND status <> 'queued'`,
    },
  ],
};
