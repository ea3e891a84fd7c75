import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { ConsentLedger } from './consent-ledger';
import { NewsletterController } from './newsletter.controller';
import { NewsletterKeys } from './newsletter-keys';
import { NewsletterLinks } from './newsletter-links';
import { OptIn } from './opt-in';
import { SubscriptionsService } from './subscriptions.service';
import { Suppressions } from './suppressions';

@Module({
  imports: [MailModule],
  controllers: [NewsletterController],
  providers: [NewsletterKeys, NewsletterLinks, ConsentLedger, Suppressions, OptIn, SubscriptionsService],
})
export class NewsletterModule {}
