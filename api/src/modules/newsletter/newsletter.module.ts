import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { BouncesController } from './bounces.controller';
import { BouncesService } from './bounces.service';
import { ConsentLedger } from './consents.repository';
import { GrowthController } from './growth.controller';
import {
  NewsletterController,
  SubscribeFormController,
  UnsubscribeFormController,
} from './newsletter.controller';
import { NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { OptIn } from './opt-in';
import { PreferencesController } from './newsletter.controller';
import { SegmentsController } from './segments.controller';
import { SegmentsService } from './segments.service';
import { SubscriberChangesService } from './subscriber-changes.service';
import { SubscriberImportService } from './subscriber-import.service';
import { SubscribersController } from './subscribers.controller';
import { SubscribersService } from './subscribers.service';
import { SubscriptionsService } from './subscriptions.service';
import { Suppressions } from './suppressions.repository';

@Module({
  imports: [MailModule],
  controllers: [
    NewsletterController,
    SubscribeFormController,
    UnsubscribeFormController,
    PreferencesController,
    SubscribersController,
    GrowthController,
    SegmentsController,
    BouncesController,
  ],
  providers: [
    NewsletterKeys,
    NewsletterLinks,
    ConsentLedger,
    Suppressions,
    OptIn,
    SubscriptionsService,
    SubscribersService,
    SubscriberChangesService,
    SubscriberImportService,
    BouncesService,
    SegmentsService,
  ],
  exports: [NewsletterKeys, NewsletterLinks, OptIn, SegmentsService, Suppressions],
})
export class NewsletterModule {}
