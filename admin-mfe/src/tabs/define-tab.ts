import { lazy, type ComponentType } from 'react';
import type { Area } from '../features/session/session';

/** A tab of the dashboard. */
export interface DashboardTab {
  /** Used in the address. */
  id: string;
  label: string;
  Panel: ComponentType;
  /** The roles that may use it see the tab. */
  area: Area;
}

/** A tab in its own chunk, which is fetched when it is opened. */
export function lazyTab({
  load,
  ...tab
}: Omit<DashboardTab, 'Panel'> & { load: () => Promise<ComponentType> }): DashboardTab {
  return { ...tab, Panel: lazy(async () => ({ default: await load() })) };
}
