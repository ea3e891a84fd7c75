import { lazyTab } from '../../tabs/define-tab';

export const REVIEWS_TAB = lazyTab({
  id: 'granskning',
  label: 'Granskning',
  group: 'content',
  area: 'reviews',
  load: async () => (await import(/* webpackChunkName: "reviews-tab" */ './reviews-tab')).ReviewsTab,
});
