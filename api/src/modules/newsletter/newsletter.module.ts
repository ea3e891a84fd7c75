import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { BouncesController } from './bounces.controller';
import { BouncesService } from './bounces.service';
import { ConsentLedger } from './consent-ledger';
import { GrowthController } from './growth.controller';
import { NewsletterController } from './newsletter.controller';
import { NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { OptIn } from './opt-in';
import { PreferencesController } from './preferences.controller';
import { PreferencesService } from './preferences.service';
import { SegmentsController } from './segments/segments.controller';
import { SegmentsService } from './segments/segments.service';
import { SubscribeFormController } from './subscribe-form.controller';
import { SubscriberChangesService } from './subscriber-changes.service';
import { SubscriberDataService } from './subscriber-data.service';
import { SubscriberEditorService } from './subscriber-editor.service';
import { SubscriberExportService } from './subscriber-export.service';
import { SubscriberImportService } from './subscriber-import.service';
import { SubscriberListService } from './subscriber-list.service';
import { SubscribersController } from './subscribers.controller';
import { SubscriptionsService } from './subscriptions.service';
import { UnsubscribeFormController } from './unsubscribe-form.controller';
import { Suppressions } from './suppressions';

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
    PreferencesService,
    SubscriberListService,
    SubscriberChangesService,
    SubscriberEditorService,
    SubscriberExportService,
    SubscriberImportService,
    SubscriberDataService,
    BouncesService,
    SegmentsService,
  ],
  exports: [NewsletterKeys, NewsletterLinks, OptIn, SegmentsService, Suppressions],
})
export class NewsletterModule {}
