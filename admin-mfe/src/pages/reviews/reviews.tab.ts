import { lazyTab } from '../../tabs/define-tab';

export const REVIEWS_TAB = lazyTab({
  id: 'granskning',
  label: 'Granskning',
  area: 'reviews',
  load: async () => (await import(/* webpackChunkName: "reviews-tab" */ './reviews-tab')).ReviewsTab,
});
