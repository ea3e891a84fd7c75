import { IndexAdminLists1766001840002 } from '../../database/migrations/1766001840002-index-admin-lists';
import { IndexLongLists1766001860001 } from '../../database/migrations/1766001860001-index-long-lists';
import { CountLongLists1766001860002 } from '../../database/migrations/1766001860002-count-long-lists';
import type { ModuleRegistration } from '../../module-registration';
import { erasureMail } from './personal-data.mails';

export const PERSONAL_DATA_REGISTRATION: ModuleRegistration = {
  mails: [erasureMail],
  // Of the tables of several modules.
  migrations: [IndexAdminLists1766001840002, IndexLongLists1766001860001, CountLongLists1766001860002],
  retention: [
    {
      id: 'erasure-receipts',
      name: 'receipts of erasures that were sent',
      table: 'mails',
      condition: `template = 'erasure-receipt' AND status <> 'queued'`,
    },
  ],
};
