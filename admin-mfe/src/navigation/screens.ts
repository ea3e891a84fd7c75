import { ADMIN_PATHS, adminTabPath } from '@stillsam/paths';
import { useLocation } from 'react-router-dom';
import { TO_DO_COPY } from '../features/overview/to-do.copy';
import type { Area } from '../features/session/session';
import { useSecondFactorDue } from '../features/session/second-factor-due';
import { useSessionState } from '../features/session/session-provider';
import { TAB_PARAM } from '../features/list/use-list-address';
import { TABS, type DashboardTab } from '../tabs/tabs';
import { NAVIGATION_COPY, SCREEN_GROUPS, type ScreenGroup } from './navigation.copy';

/** An entry of the navigation. */
export interface Screen {
  label: string;
  group: ScreenGroup;
  /** Its address without filters. */
  path: string;
  /** Of a screen of the dashboard. */
  id?: string;
}

/** A screen of the dashboard with its address. */
export interface TabScreen extends Screen, DashboardTab {
  id: string;
}

/** Screens with an address of their own. */
const PAGES: readonly (Screen & { area?: Area })[] = [
  { label: TO_DO_COPY.overview, group: 'start', path: ADMIN_PATHS.overview },
  { label: NAVIGATION_COPY.month, group: 'orders', path: ADMIN_PATHS.ledger, area: 'ledger' },
  { label: NAVIGATION_COPY.account, group: 'own', path: ADMIN_PATHS.account },
];

/** The screens that the pages of single things belong to, by how those addresses begin. */
const PARENTS: readonly (readonly [start: string, tab: string])[] = [
  ['/admin/kop/', 'kop'],
  ['/admin/meddelande/', 'meddelanden'],
  ['/admin/person/', 'personuppgifter'],
  ['/admin/granskning/', 'granskning'],
  ['/admin/utskick/', 'utskick'],
];

/** The dashboard's screens that the signed-in user may use. The first one needs no name in the address. */
export function useTabScreens(): TabScreen[] {
  const session = useSessionState();
  const areas = 'user' in session ? session.user.areas : [];
  return TABS.filter(({ area }) => areas.includes(area)).map((tab, index) => ({
    ...tab,
    path: index === 0 ? ADMIN_PATHS.dashboard : adminTabPath(tab.id),
  }));
}

/** The screen of the dashboard that an address names, if the user may open it; the first one where it names none. */
export function currentTab(tabs: readonly TabScreen[], search: string): TabScreen | undefined {
  const id = new URLSearchParams(search).get(TAB_PARAM);
  return id === null ? tabs[0] : tabs.find((tab) => tab.id === id);
}

/** Every screen that the user may open, in the order of the groups: none while a second factor is due. With it the
 * one that is open, or else the one that the page belongs to. */
export function useScreens(): { screens: Screen[]; current?: Screen; parent?: Screen } {
  const session = useSessionState();
  const areas = 'user' in session ? session.user.areas : [];
  const tabs = useTabScreens();
  const isLocked = useSecondFactorDue()?.isOver ?? false;
  const { pathname, search } = useLocation();
  const pages = PAGES.filter(({ area }) => (area ? areas.includes(area) : areas.length > 0));
  const current =
    pathname === ADMIN_PATHS.dashboard
      ? currentTab(tabs, search)
      : pages.find(({ path }) => path === pathname);
  const rank = ({ group }: Screen) => SCREEN_GROUPS.indexOf(group);
  const screens = isLocked ? [] : [...tabs, ...pages].sort((one, next) => rank(one) - rank(next));
  const parentId = PARENTS.find(([start]) => pathname.startsWith(start))?.[1];
  return { screens, current, parent: current ? undefined : tabs.find(({ id }) => id === parentId) };
}
