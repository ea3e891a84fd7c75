import { ACCOUNTS_TAB } from '../pages/accounts/accounts.tab';
import { AUDIT_TAB } from '../pages/audit/audit.tab';
import { CAMPAIGNS_TAB } from '../pages/campaigns/campaigns.tab';
import { MESSAGES_TAB } from '../pages/messages/messages.tab';
import { NEWSLETTER_TAB } from '../pages/newsletter/newsletter.tab';
import { NOTIFY_TAB } from '../pages/notify/notify.tab';
import { ORDERS_TAB } from '../pages/orders/orders.tab';
import { OUTBOX_TAB } from '../pages/outbox/outbox.tab';
import { PERSONAL_DATA_TAB } from '../pages/personal-data/personal-data.tab';
import { POSTS_TAB } from '../pages/posts/posts.tab';
import { REVIEWS_TAB } from '../pages/reviews/reviews.tab';
import { RELEASES_TAB } from '../pages/releases/releases.tab';
import { SETTINGS_TAB } from '../pages/settings/settings.tab';
import type { DashboardTab } from './define-tab';

/** The screens of the dashboard, in the order of the navigation; the first one of a role is its start. */
export const TABS: readonly DashboardTab[] = [
  POSTS_TAB,
  CAMPAIGNS_TAB,
  REVIEWS_TAB,
  NEWSLETTER_TAB,
  MESSAGES_TAB,
  NOTIFY_TAB,
  PERSONAL_DATA_TAB,
  ORDERS_TAB,
  OUTBOX_TAB,
  AUDIT_TAB,
  RELEASES_TAB,
  ACCOUNTS_TAB,
  SETTINGS_TAB,
];
