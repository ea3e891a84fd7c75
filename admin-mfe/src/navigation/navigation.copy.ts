import type { ScreenGroup } from '../tabs/define-tab';

const GROUPS: Record<ScreenGroup, string> = {
  start: 'Start',
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
