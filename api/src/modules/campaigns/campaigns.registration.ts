import { IsNull } from 'typeorm';
import type { ModuleRegistration } from '../../module-registration';
import { CampaignRevisionEntity, CampaignEntity } from './drafts/campaign.entity';
import { countUncertainLetters } from './sending/campaigns.repository';

export const CAMPAIGNS_REGISTRATION: ModuleRegistration = {
  entities: [CampaignEntity, CampaignRevisionEntity],
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
