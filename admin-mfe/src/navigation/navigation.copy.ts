import type { ScreenGroup } from '../tabs/dashboard-tab';

/** Groups of one screen need no heading. */
const GROUPS: Partial<Record<ScreenGroup, string>> = {
  content: 'Innehåll',
  people: 'Människor',
  orders: 'Köp',
  system: 'System',
};

export const NAVIGATION_COPY = {
  area: 'Redaktionen',
  label: 'Redaktionens delar',
  groups: GROUPS,
  waiting: 'väntar',
  month: 'Månadens siffror',
  menu: 'Meny',
  account: 'Ditt konto',
  homeLink: 'Webbplatsen',
  signOut: 'Logga ut',
  signingOut: 'Loggar ut...',
} as const;
