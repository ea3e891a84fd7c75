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
  openMenu: 'Meny',
  closeMenu: 'Stäng',
  explore: 'Utforska',
  startHere: 'Börja här',
  loading: 'Laddar sidan',
  footerLead: 'Lugn och återhämtning, i din egen takt.',
  legalNavigation: 'Juridik och information',
  notTherapy: `${BRAND} ger kunskap och övningar. Det ersätter inte vård eller terapi.`,
  crisis:
    'Mår du akut dåligt? Ring 112 vid fara för liv. Självmordslinjen nås på 90101, sjukvårdsrådgivningen på 1177.',
  copyright: (year: number) => `© ${year} ${BRAND}`,
};

export const EXPLORE_LINKS: NavigationLink[] = [
  { label: 'Utforska allt', path: PATHS.explore },
  { label: 'Kunskapsbibliotek', path: PATHS.library },
  { label: 'Resurser', path: PATHS.resources },
];

export const HOME_LINK: NavigationLink = { label: 'Hem', path: PATHS.home };

export const PAGE_LINKS: NavigationLink[] = [
  { label: 'Produkter', path: PATHS.products },
  { label: 'Om oss', path: PATHS.about },
  { label: 'Kontakt', path: PATHS.contact },
];

export const FOOTER_GROUPS: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Utforska',
    links: [
      { label: 'Börja här', path: PATHS.explore },
      { label: 'Kunskapsbibliotek', path: PATHS.library },
      { label: 'Resurser', path: PATHS.resources },
      { label: 'Mindful andning', path: PATHS.mindfulBreathing },
    ],
  },
  {
    title: BRAND,
    links: [
      { label: 'Om oss', path: PATHS.about },
      { label: 'Produkter', path: PATHS.products },
      { label: 'Kontakt', path: PATHS.contact },
    ],
  },
];

export const LEGAL_LINKS: NavigationLink[] = [
  { label: 'Integritetspolicy', path: PATHS.privacy },
  { label: 'Villkor', path: PATHS.terms },
  { label: 'Ångerrätt', path: PATHS.withdrawal },
  { label: 'Tillgänglighet', path: PATHS.accessibility },
  { label: 'Cookie-inställningar', path: PATHS.cookieSettings },
];
