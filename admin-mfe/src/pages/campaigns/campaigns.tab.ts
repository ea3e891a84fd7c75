import { CAMPAIGNS_TAB_ID } from '../../features/campaigns/campaigns.logic';
import { lazyTab } from '../../tabs/define-tab';

export const CAMPAIGNS_TAB = lazyTab({
  id: CAMPAIGNS_TAB_ID,
  label: 'Utskick',
  group: 'content',
  area: 'letters',
  load: async () => (await import(/* webpackChunkName: "campaigns-tab" */ './campaigns-tab')).CampaignsTab,
});
