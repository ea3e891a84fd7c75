import type { DashboardTab } from '../../tabs/define-tab';
import { PostsTab } from './posts-tab';

/** Part of the dashboard's own chunk, as it is what opens first. */
export const POSTS_TAB: DashboardTab = {
  id: 'blogginlagg',
  label: 'Blogginlägg',
  area: 'posts',
  Panel: PostsTab,
};
