import { lazyTab } from '../../tabs/define-tab';

export const CAMPAIGNS_TAB = lazyTab({
  id: 'utskick',
  label: 'Utskick',
  group: 'content',
  area: 'letters',
  load: async () => (await import(/* webpackChunkName: "campaigns-tab" */ './campaigns-tab')).CampaignsTab,
});
