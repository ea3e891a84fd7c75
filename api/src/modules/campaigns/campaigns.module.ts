import { Module } from '@nestjs/common';
import { API_CONFIG } from '../../config/env';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { CampaignFiguresService } from './campaign-figures.service';
import { CampaignQueue } from './campaign-queue';
import { CampaignSender } from './campaign-sender';
import { CampaignSendingService } from './campaign-sending.service';
import { CAMPAIGN_TRANSPORT, createCampaignTransport } from './campaign-transport';
import { CampaignsController } from './campaigns.controller';
import { CampaignsService } from './campaigns.service';
import { LetterChecks } from './letter-checks';
import { LetterMails } from './letter-mails';
import { LettersController } from './letters.controller';
import { LettersService } from './letters.service';
import { SendingPace } from './sending-pace';

/** Letters to subscribers: written, tested and started by admins, sent to each recipient at most once. */
@Module({
  imports: [AuthModule, MailModule, NewsletterModule],
  controllers: [CampaignsController, LettersController],
  providers: [
    CampaignsService,
    CampaignSendingService,
    CampaignFiguresService,
    LetterChecks,
    LettersService,
    LetterMails,
    SendingPace,
    CampaignQueue,
    CampaignSender,
    { provide: CAMPAIGN_TRANSPORT, inject: [API_CONFIG], useFactory: createCampaignTransport },
  ],
})
export class CampaignsModule {}
