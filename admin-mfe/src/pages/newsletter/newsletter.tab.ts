import { lazyTab } from '../../tabs/define-tab';

export const NEWSLETTER_TAB = lazyTab({
  id: 'nyhetsbrev',
  label: 'Nyhetsbrev',
  load: async () => (await import(/* webpackChunkName: "newsletter-tab" */ './newsletter-tab')).NewsletterTab,
});
