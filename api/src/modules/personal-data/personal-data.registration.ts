import type { ModuleRegistration } from '../../module-registration';

export const PERSONAL_DATA_REGISTRATION: ModuleRegistration = {
  retention: [
    {
      id: 'erasure-receipts',
      name: 'receipts of erasures that were sent',
      table: 'mails',
      condition: `template = 'erasure-receipt' AND status <> 'queued'`,
    },
  ],
};
