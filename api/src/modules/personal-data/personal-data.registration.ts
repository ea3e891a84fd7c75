import { IndexAdminLists1766001840002 } from '../../database/migrations/1766001840002-index-admin-lists';
import type { ModuleRegistration } from '../../module-registration';
import { erasureMail } from './personal-data.mails';

export const PERSONAL_DATA_REGISTRATION: ModuleRegistration = {
  mails: [erasureMail],
  // Of all tables that the search over people reads.
  migrations: [IndexAdminLists1766001840002],
  retention: [
    {
      id: 'erasure-receipts',
      name: 'receipts of erasures that were sent',
      table: 'mails',
      condition: `template = 'erasure-receipt' AND status <> 'queued'`,
    },
  ],
};
