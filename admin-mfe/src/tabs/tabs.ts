import { lazy, type ComponentType } from 'react';
import type { ScreenGroup } from '../navigation/navigation.copy';
import type { Area } from '../features/session/session';

/** A screen of the dashboard. */
export interface DashboardTab {
  /** Used in the address. */
  id: string;
  /** Its entry in the navigation, its heading and its title. */
  label: string;
  group: ScreenGroup;
  Panel: ComponentType;
  /** The roles that may use it see the screen. */
  area: Area;
}

/** The screens of the dashboard, in the order of the navigation; the first one of a role is its start. */
export const TABS: readonly DashboardTab[] = [
  lazyTab({
    id: 'blogginlagg',
    label: 'Blogginlägg',
    group: 'content',
    area: 'posts',
    load: async () => (await import(/* webpackChunkName: "posts-tab" */ '../pages/posts/posts-tab')).PostsTab,
  }),
  lazyTab({
    id: 'utskick',
    label: 'Utskick',
    group: 'content',
    area: 'letters',
    load: async () =>
      (await import(/* webpackChunkName: "campaigns-tab" */ '../pages/campaigns/campaigns-tab')).CampaignsTab,
  }),
  lazyTab({
    id: 'granskning',
    label: 'Granskning',
    group: 'content',
    area: 'reviews',
    load: async () =>
      (await import(/* webpackChunkName: "reviews-tab" */ '../pages/reviews/reviews-tab')).ReviewsTab,
  }),
  lazyTab({
    id: 'nyhetsbrev',
    label: 'Nyhetsbrev',
    group: 'people',
    area: 'subscribers',
    load: async () =>
      (await import(/* webpackChunkName: "newsletter-tab" */ '../pages/newsletter/newsletter-tab'))
        .NewsletterTab,
  }),
  lazyTab({
    id: 'meddelanden',
    label: 'Meddelanden',
    group: 'people',
    area: 'messages',
    load: async () =>
      (await import(/* webpackChunkName: "messages-tab" */ '../pages/messages/messages-tab')).MessagesTab,
  }),
  lazyTab({
    id: 'paminnelser',
    label: 'Intresselistor',
    group: 'people',
    area: 'subscribers',
    load: async () =>
      (await import(/* webpackChunkName: "notify-tab" */ '../pages/notify/notify-tab')).NotifyTab,
  }),
  lazyTab({
    id: 'personuppgifter',
    label: 'Personuppgifter',
    group: 'people',
    area: 'personal-data',
    load: async () =>
      (await import(/* webpackChunkName: "personal-data-tab" */ '../pages/personal-data/personal-data-tab'))
        .PersonalDataTab,
  }),
  lazyTab({
    id: 'kop',
    label: 'Beställningar',
    group: 'orders',
    area: 'orders',
    load: async () =>
      (await import(/* webpackChunkName: "orders-tab" */ '../pages/orders/orders-tab')).OrdersTab,
  }),
  lazyTab({
    id: 'utkorg',
    label: 'Utkorg',
    group: 'system',
    area: 'system',
    load: async () =>
      (await import(/* webpackChunkName: "outbox-tab" */ '../pages/outbox/outbox-tab')).OutboxTab,
  }),
  lazyTab({
    id: 'handelselogg',
    label: 'Händelselogg',
    group: 'system',
    area: 'system',
    load: async () => (await import(/* webpackChunkName: "audit-tab" */ '../pages/audit/audit-tab')).AuditTab,
  }),
  lazyTab({
    id: 'versioner',
    label: 'Uppdateringar',
    group: 'system',
    area: 'releases',
    load: async () =>
      (await import(/* webpackChunkName: "releases-tab" */ '../pages/releases/releases-tab')).ReleasesTab,
  }),
  lazyTab({
    id: 'konton',
    label: 'Konton',
    group: 'system',
    area: 'system',
    load: async () =>
      (await import(/* webpackChunkName: "accounts-tab" */ '../pages/accounts/accounts-tab')).AccountsTab,
  }),
  lazyTab({
    id: 'installningar',
    label: 'Inställningar',
    group: 'system',
    area: 'system',
    load: async () =>
      (await import(/* webpackChunkName: "settings-tab" */ '../pages/settings/settings-tab')).SettingsTab,
  }),
];

/** A screen in its own chunk, which is fetched when it is opened. */
function lazyTab({
  load,
  ...tab
}: Omit<DashboardTab, 'Panel'> & { load: () => Promise<ComponentType> }): DashboardTab {
  return { ...tab, Panel: lazy(async () => ({ default: await load() })) };
}
