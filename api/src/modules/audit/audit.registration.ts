import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import type { ModuleRegistration } from '../../module-registration';
import { AuditEntryEntity } from './audit-entry.entity';

export const AUDIT_REGISTRATION: ModuleRegistration = {
  entities: [AuditEntryEntity],
  retention: [
    {
      id: 'audit-log',
      name: `audit log, ${keptInWords('audit-log')}; of a purchase, as long as that`,
      table: 'audit_log',
      condition: `${isOlderThan('at', keptInterval('audit-log'))} AND NOT (action = 'AdminOrders_change'
        AND EXISTS (SELECT FROM orders WHERE orders.id::text = target AND confirmed_at IS NOT NULL))`,
    },
  ],
};
