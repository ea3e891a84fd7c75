import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import type { ModuleRegistration } from '../../module-registration';
import { isOlderThan, keptInterval, keptInWords } from '../retention/kept-periods';
import { AuditTrail } from './audit-trail';
import { AuditController } from './audit.controller';
import { AuditInterceptor } from './audit.interceptor';
import { AuditService } from './audit.service';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AuditTrail, AuditService, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditTrail],
})
export class AuditModule {
  static readonly registration: ModuleRegistration = {
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
}
