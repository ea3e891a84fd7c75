import { lazyTab } from '../../tabs/define-tab';

export const SETTINGS_TAB = lazyTab({
  id: 'installningar',
  label: 'Inställningar',
  group: 'system',
  area: 'system',
  load: async () => (await import(/* webpackChunkName: "settings-tab" */ './settings-tab')).SettingsTab,
});
