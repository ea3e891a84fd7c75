import { IsNull } from 'typeorm';
import { CreateCampaigns1766000800001 } from '../../database/migrations/1766000800001-create-campaigns';
import { ListSentLetters1766000907001 } from '../../database/migrations/1766000907001-list-sent-letters';
import { MarkTemplateLetters1766001730001 } from '../../database/migrations/1766001730001-mark-template-letters';
import { ChooseRecipients1766001830001 } from '../../database/migrations/1766001830001-choose-recipients';
import type { ModuleRegistration } from '../../module-registration';
import { CampaignRevisionEntity } from './drafts/campaign-revision.entity';
import { CampaignEntity } from './drafts/campaign.entity';
import { countUncertainLetters } from './sending/campaigns.repository';

export const CAMPAIGNS_REGISTRATION: ModuleRegistration = {
  entities: [CampaignEntity, CampaignRevisionEntity],
  migrations: [
    CreateCampaigns1766000800001,
    ListSentLetters1766000907001,
    MarkTemplateLetters1766001730001,
    ChooseRecipients1766001830001,
  ],
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
