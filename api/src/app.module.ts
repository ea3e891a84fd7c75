import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE, ModuleRef } from '@nestjs/core';
import type { Logger } from 'pino';
import { API_METRICS, type ApiMetrics } from './observability/api-metrics';
import { BodyTypeInterceptor } from './http/request-bodies';
import { ErrorFilter } from './http/error.filter';
import { LOGGER } from './observability/logger';
import { RateLimitsModule } from './modules/rate-limits/rate-limits.module';
import { createValidationPipe } from './http/validation';
import { API_CONFIG, type ApiConfig } from './config/env';
import { REGISTRATIONS, SERVICES, type ModuleRegistration, type Services } from './module-registration';
import { DatabaseModule } from './database/database.module';
import { AccountsModule } from './modules/accounts/accounts.module';
import { AuditModule } from './modules/audit/audit.module';
import { AuthModule } from './modules/auth/auth.module';
import { BlogModule } from './modules/blog/blog.module';
import { BusinessModule } from './modules/business/business.module';
import { GuidesModule } from './modules/guides/guides.module';
import { HealthModule } from './modules/health/health.module';
import { CampaignsModule } from './modules/campaigns/campaigns.module';
import { CrisisLinesModule } from './modules/crisis-lines/crisis-lines.module';
import { ContactModule } from './modules/contact/contact.module';
import { MailTextsModule } from './modules/mail-texts/mail-texts.module';
import { NotifyModule } from './modules/notify/notify.module';
import { MediaModule } from './modules/media/media.module';
import { MailModule } from './modules/mail/mail.module';
import { OrdersModule } from './modules/orders/orders.module';
import { OverviewModule } from './modules/overview/overview.module';
import { NarrationModule } from './modules/narration/narration.module';
import { NewsletterModule } from './modules/newsletter/newsletter.module';
import { PaymentsModule } from './modules/payments/payments.module';
import { PurchasesModule } from './modules/purchases/purchases.module';
import { PersonalDataModule } from './modules/personal-data/personal-data.module';
import { ReadingsModule } from './modules/readings/readings.module';
import { ReleasesModule } from './modules/releases/releases.module';
import { ReviewsModule } from './modules/reviews/reviews.module';
import { SettingsModule } from './modules/settings/settings.module';
import { RetentionModule } from './modules/retention/retention.module';

/** In the order of the purge: the audit log comes after the orders that its entries name. */
const MODULES: (Type & { registration?: ModuleRegistration })[] = [
  BlogModule,
  ContactModule,
  NotifyModule,
  OrdersModule,
  PaymentsModule,
  PurchasesModule,
  MailModule,
  NewsletterModule,
  AuthModule,
  AccountsModule,
  ReviewsModule,
  CrisisLinesModule,
  OverviewModule,
  AuditModule,
  CampaignsModule,
  MediaModule,
  NarrationModule,
  ReadingsModule,
  PersonalDataModule,
  RateLimitsModule,
  SettingsModule,
  BusinessModule,
  GuidesModule,
  MailTextsModule,
  ReleasesModule,
  RetentionModule,
  HealthModule,
];

/** What the modules tell of themselves. */
export const registrations = MODULES.flatMap(({ registration }) => registration ?? []);

@Module({})
class ConfigModule {}

@Module({})
export class AppModule {
  static with(config: ApiConfig, logger: Logger, metrics: ApiMetrics | null): DynamicModule {
    const configuration: DynamicModule = {
      global: true,
      module: ConfigModule,
      providers: [
        { provide: API_CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
        { provide: API_METRICS, useValue: metrics },
        { provide: REGISTRATIONS, useValue: registrations },
        {
          provide: SERVICES,
          inject: [ModuleRef],
          useFactory:
            (modules: ModuleRef): Services =>
            (type) =>
              modules.get(type, { strict: false }),
        },
      ],
      exports: [API_CONFIG, LOGGER, API_METRICS, REGISTRATIONS, SERVICES],
    };
    return {
      module: AppModule,
      imports: [configuration, DatabaseModule, ...MODULES],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: BodyTypeInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}
