import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import { CreateAuditLog1766000200001 } from '../../database/migrations/1766000200001-create-audit-log';
import { NameDevicesInTheAuditLog1766001600003 } from '../../database/migrations/1766001600003-name-devices-in-the-audit-log';
import type { ModuleRegistration } from '../../module-registration';
import { AuditEntryEntity } from './audit-entry.entity';

export const AUDIT_REGISTRATION: ModuleRegistration = {
  entities: [AuditEntryEntity],
  migrations: [CreateAuditLog1766000200001, NameDevicesInTheAuditLog1766001600003],
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
