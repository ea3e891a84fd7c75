import { lazyTab } from '../../tabs/define-tab';

export const POSTS_TAB = lazyTab({
  id: 'blogginlagg',
  label: 'Blogginlägg',
  group: 'content',
  area: 'posts',
  load: async () => (await import(/* webpackChunkName: "posts-tab" */ './posts-tab')).PostsTab,
});
