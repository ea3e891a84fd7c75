import { PATHS, READER_PATH } from '@stillsam/paths';
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

/** Pages, with those below them, that should be left alone (exercises, guides, checkout, contact) or have a form of their own. */
const FOLDED = [
  PATHS.resources,
  PATHS.recoveryTestShort,
  PATHS.cart,
  PATHS.cartAlias,
  PATHS.checkout,
  PATHS.purchases,
  READER_PATH,
  PATHS.contact,
  PATHS.products,
  PATHS.premium,
  PATHS.letters,
  PATHS.newsletterPreferences,
];

export function isFoldedAt(pathname: string): boolean {
  // The library asks itself, and its articles do not.
  if (pathname === PATHS.library) return true;
  return FOLDED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
