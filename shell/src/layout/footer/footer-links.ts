import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { NavigationLink } from '../layout.copy';

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
      { label: 'Vilka vi är', path: `${PATHS.about}#ansvar` },
      { label: 'Produkter', path: PATHS.products },
      { label: 'Kontakt', path: PATHS.contact },
    ],
  },
];

export const LEGAL_LINKS: NavigationLink[] = [
  { label: 'Integritetspolicy', path: PATHS.privacy },
  { label: 'Villkor', path: PATHS.terms },
  { label: 'Ångerrätt', path: PATHS.withdrawal },
  // The law's own words for the withdrawal function, which is on the page about the right.
  { label: 'Ångra köp här', path: `${PATHS.withdrawal}#angra` },
  { label: 'Tillgänglighet', path: PATHS.accessibility },
  { label: 'Inställningar för kakor', path: PATHS.cookieSettings },
];
