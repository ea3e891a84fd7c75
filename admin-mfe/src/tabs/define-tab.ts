import { lazy, type ComponentType } from 'react';

/** A tab of the dashboard. */
export interface DashboardTab {
  /** Used in the address. */
  id: string;
  label: string;
  Panel: ComponentType;
  /** Whether teams, who see nothing else of the back office, see it. */
  isForTeams?: boolean;
}

/** A tab in its own chunk, which is fetched when it is opened. */
export function lazyTab({
  load,
  ...tab
}: Omit<DashboardTab, 'Panel'> & { load: () => Promise<ComponentType> }): DashboardTab {
  return { ...tab, Panel: lazy(async () => ({ default: await load() })) };
}
