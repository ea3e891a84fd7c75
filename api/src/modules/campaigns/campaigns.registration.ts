import { CreateCampaigns1766000800001 } from '../../database/migrations/1766000800001-create-campaigns';
import { ListSentLetters1766000907001 } from '../../database/migrations/1766000907001-list-sent-letters';
import { MarkTemplateLetters1766001730001 } from '../../database/migrations/1766001730001-mark-template-letters';
import type { ModuleRegistration } from '../../module-registration';
import { CampaignRevisionEntity } from './drafts/campaign-revision.entity';
import { CampaignEntity } from './drafts/campaign.entity';

export const CAMPAIGNS_REGISTRATION: ModuleRegistration = {
  entities: [CampaignEntity, CampaignRevisionEntity],
  migrations: [CreateCampaigns1766000800001, ListSentLetters1766000907001, MarkTemplateLetters1766001730001],
  holdsNoPersonalData:
    'Names are those of the editors, whose accounts auth tells of. Who got a letter is read and erased by newsletter.',
};
