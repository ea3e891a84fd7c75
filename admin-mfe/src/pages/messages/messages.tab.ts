import { lazyTab } from '../../tabs/define-tab';

export const MESSAGES_TAB = lazyTab({
  id: 'meddelanden',
  label: 'Meddelanden',
  group: 'people',
  area: 'messages',
  load: async () => (await import(/* webpackChunkName: "messages-tab" */ './messages-tab')).MessagesTab,
});
