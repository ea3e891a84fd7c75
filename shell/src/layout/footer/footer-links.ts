import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import { PLAN_LINK, type NavigationLink } from '../layout.copy';

export const FOOTER_GROUPS: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Utforska',
    links: [
      { label: 'Börja här', path: PATHS.start },
      { label: 'Kunskapsbibliotek', path: PATHS.library },
      { label: 'Ordlista', path: PATHS.glossary },
      { label: 'Stödlinjer', path: PATHS.crisisHelp },
      { label: 'Resurser', path: PATHS.resources },
      { label: 'Mindful andning', path: PATHS.mindfulBreathing },
      PLAN_LINK,
    ],
  },
  {
    title: BRAND,
    links: [
      { label: 'Om oss', path: PATHS.about },
      { label: 'Vilka vi är', path: `${PATHS.about}#ansvar` },
      { label: 'Granskning', path: PATHS.reviews },
      { label: 'Rättelser', path: PATHS.corrections },
      { label: 'Produkter', path: PATHS.products },
      { label: 'Kontakt', path: PATHS.contact },
    ],
  },
];

export const LEGAL_LINKS: NavigationLink[] = [
  { label: 'Integritetspolicy', path: PATHS.privacy },
  { label: 'Villkor', path: PATHS.terms },
  { label: 'Ångerrätt', path: PATHS.withdrawal },
  // The law asks for a label that says plainly that a contract is withdrawn from here; the wording is ours.
  { label: 'Ångra köp här', path: `${PATHS.withdrawal}#angra` },
  { label: 'Tillgänglighet', path: PATHS.accessibility },
  { label: 'Inställningar för kakor', path: PATHS.cookieSettings },
];
