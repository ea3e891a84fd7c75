import { Module } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { API_CONFIG } from '../../config/env';
import type { ModuleRegistration } from '../../module-registration';
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
import { CampaignEntity } from './drafts/campaign.entity';
import { countUncertainLetters } from './sending/campaigns.repository';

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
export class CampaignsModule {
  static readonly registration: ModuleRegistration = {
    holdsNoPersonalData:
      'Names are those of the editors, whose accounts auth tells of. Who got a letter is read and erased by newsletter.',
    toDo: [
      {
        id: 'letters-paused',
        area: 'letters',
        label: 'pausade brev',
        count: async (manager) => ({ count: await manager.countBy(CampaignEntity, { status: 'paused' }) }),
      },
      {
        id: 'letters-uncertain',
        area: 'letters',
        label: 'brev som kanske inte kom fram till alla',
        count: async (manager) => ({ count: await countUncertainLetters(manager) }),
      },
      {
        id: 'letters-sending',
        area: 'letters',
        label: 'brev som skickas',
        // A welcome letter is sent for as long as there are new subscribers.
        count: async (manager) => ({
          count: await manager.countBy(CampaignEntity, { status: 'sending', welcome_days: IsNull() }),
        }),
        isMailed: false,
      },
    ],
    upcoming: [
      {
        kind: 'letter',
        area: 'letters',
        find: async (manager, limit) => {
          const order = { sendAt: 'ASC' } as const;
          const found = await manager.find(CampaignEntity, {
            where: { status: 'scheduled' },
            order,
            take: limit,
          });
          return found.map(({ id, subject, sendAt, createdAt }) => ({
            id,
            title: subject,
            at: sendAt ?? createdAt,
          }));
        },
      },
    ],
  };
}
