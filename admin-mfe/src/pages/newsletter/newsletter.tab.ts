import { lazyTab } from '../../tabs/define-tab';

export const NEWSLETTER_TAB = lazyTab({
  id: 'nyhetsbrev',
  label: 'Nyhetsbrev',
  group: 'people',
  area: 'subscribers',
  load: async () => (await import(/* webpackChunkName: "newsletter-tab" */ './newsletter-tab')).NewsletterTab,
});
