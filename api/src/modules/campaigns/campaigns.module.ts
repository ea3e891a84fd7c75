import { Module } from '@nestjs/common';
import { API_CONFIG } from '../../config/env';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { CampaignFiguresService } from './sending/campaign-figures.service';
import { CampaignQueue } from './sending/campaign-queue';
import { CampaignSender } from './sending/campaign-sender';
import { CampaignSendingService } from './sending/campaign-sending.service';
import { CAMPAIGN_TRANSPORT, createCampaignTransport } from './sending/campaign-transport';
import { CampaignsController } from './drafts/campaigns.controller';
import { CampaignsService } from './drafts/campaigns.service';
import { LetterChecks } from './checks/letter-checks';
import { LettersController } from './letters/letters.controller';
import { LettersService } from './letters/letters.service';
import { SendingPace } from './sending/sending-pace.repository';

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
    SendingPace,
    CampaignQueue,
    CampaignSender,
    { provide: CAMPAIGN_TRANSPORT, inject: [API_CONFIG], useFactory: createCampaignTransport },
  ],
})
export class CampaignsModule {}
