import { lazyTab } from '../../tabs/define-tab';

export const PERSONAL_DATA_TAB = lazyTab({
  id: 'personuppgifter',
  label: 'Personuppgifter',
  group: 'people',
  area: 'personal-data',
  load: async () =>
    (await import(/* webpackChunkName: "personal-data-tab" */ './personal-data-tab')).PersonalDataTab,
});
