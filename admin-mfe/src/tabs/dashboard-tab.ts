import type { ComponentType } from 'react';
import type { Area } from '../features/session/session';

/** The groups of the navigation, in order. */
export const SCREEN_GROUPS = ['start', 'content', 'people', 'orders', 'system', 'own'] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** The parameter of the dashboard's address that names a screen. */
export const TAB_PARAM = 'flik';

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
