import { PATHS } from '@stillsam/paths';

/** A page that a search may find. */
export interface SearchPage {
  title: string;
  link: string;
  /** Further words for it. */
  tags: readonly string[];
}

export const SEARCH_PAGES: readonly SearchPage[] = [
  { title: 'Utforska ditt välmående', link: PATHS.explore, tags: ['börja', 'förslag', 'start'] },
  { title: 'Kunskapsbibliotek', link: PATHS.library, tags: ['artiklar', 'texter', 'läsa'] },
  { title: 'Resurser', link: PATHS.resources, tags: ['övningar', 'självtester', 'tester'] },
  {
    title: 'Kontakt',
    link: PATHS.contact,
    tags: ['mejl', 'skriva', 'fråga', 'adress', 'telefon', 'klagomål'],
  },
  { title: 'Ordlista', link: PATHS.glossary, tags: ['ord', 'begrepp', 'förklaring', 'betyder'] },
  { title: 'Rättelser', link: PATHS.corrections, tags: ['fel', 'rättat', 'ändrat'] },
  { title: 'Granskning', link: PATHS.reviews, tags: ['granskad', 'legitimerad', 'psykolog', 'läkare'] },
  { title: 'Om oss', link: PATHS.about, tags: ['vilka', 'redaktion', 'ansvar', 'stillsam'] },
  { title: 'Produkter', link: PATHS.products, tags: ['vägledning', 'köpa', 'pris', 'kurs'] },
  { title: 'Varukorg', link: PATHS.cart, tags: ['kassa', 'betala', 'beställning'] },
  { title: 'Våra brev', link: PATHS.letters, tags: ['nyhetsbrev', 'prenumerera', 'mejl'] },
  { title: 'Integritetspolicy', link: PATHS.privacy, tags: ['gdpr', 'personuppgifter', 'dataskydd'] },
  { title: 'Inställningar för kakor', link: PATHS.cookieSettings, tags: ['cookies', 'cookie', 'samtycke'] },
  { title: 'Villkor', link: PATHS.terms, tags: ['köpvillkor', 'avtal'] },
  { title: 'Ångerrätt', link: PATHS.withdrawal, tags: ['ångra', 'retur', 'återbetalning', 'avbeställa'] },
  { title: 'Tillgänglighet', link: PATHS.accessibility, tags: ['skärmläsare', 'kontrast', 'textstorlek'] },
  { title: 'Utan nät', link: PATHS.offline, tags: ['offline', 'installera', 'app'] },
];
