import type { ScreenGroup } from '../tabs/dashboard-tab';

/** The first group, of one screen, needs no heading. */
const GROUPS: Record<Exclude<ScreenGroup, 'start'>, string> = {
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
  account: 'Konto',
  homeLink: 'Webbplatsen',
  signOut: 'Logga ut',
  signingOut: 'Loggar ut...',
} as const;
