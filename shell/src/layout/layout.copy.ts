import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';

export interface NavigationLink {
  label: string;
  path: string;
}

export const LAYOUT_COPY = {
  skipLink: 'Hoppa till huvudinnehållet',
  homeLabel: `${BRAND}, till startsidan`,
  mainNavigation: 'Huvudmeny',
  mobileNavigation: 'Meny',
  openMenu: 'Meny',
  closeMenu: 'Stäng',
  explore: 'Utforska',
  startHere: 'Börja här',
  crisis: 'Akut hjälp',
  search: 'Sök på sidan',
  cart: 'Varukorg',
  cartWith: (count: number) => `Varukorg, ${count} ${count === 1 ? 'vara' : 'varor'}`,
  loading: 'Laddar sidan',
  loadingArticle: 'Laddar artikel...',
};

export const EXPLORE_LINKS: NavigationLink[] = [
  { label: 'Utforska allt', path: PATHS.explore },
  { label: 'Kunskapsbibliotek', path: PATHS.library },
  { label: 'Resurser', path: PATHS.resources },
];

export const HOME_LINK: NavigationLink = { label: 'Hem', path: PATHS.home };

/** The visitor's own plan. */
export const PLAN_LINK: NavigationLink = { label: 'Min plan', path: PATHS.plan };

export const PAGE_LINKS: NavigationLink[] = [
  { label: 'Produkter', path: PATHS.products },
  { label: 'Om oss', path: PATHS.about },
  { label: 'Kontakt', path: PATHS.contact },
];
