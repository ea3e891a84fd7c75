import { PATHS } from '@stillsam/paths';

const hits = (count: number) => `${count} ${count === 1 ? 'träff' : 'träffar'}`;

export const SEARCH_COPY = {
  title: 'Sök',
  metaDescription: 'Sök bland texter, övningar, självtester, nummer att ringa och sidor.',
  lead: 'Skriv som du tänker. Ett ord räcker.',
  label: 'Vad letar du efter?',
  placeholder: 'Till exempel ångest',
  button: 'Sök',
  suggestionsLabel: 'Ord att börja med',
  suggestions: ['Ångest', 'Sover dåligt', 'Stress', 'Panik', 'Orkar inte'],
  doorsLabel: 'Eller gå direkt till',
  doors: { start: 'Börja här', exercises: 'Övningar', texts: 'Artiklar', help: 'Akut hjälp' },
  found: (count: number, search: string) => `${hits(count)} på ”${search}”`,
  below: (count: number) => `${hits(count)} längre ner ↓`,
  nothing: (search: string) => `Vi hittade inget om ”${search}”`,
  nothingText: 'Pröva ett kortare ord, eller något av orden här nedanför. Det går också bra att börja med',
  exercises: 'Övningar och självtester',
  texts: 'Att läsa',
  explore: 'Utforska ditt välmående',
  textsMissing: 'Texterna gick inte att söka i just nu. Det andra finns här ändå.',
  pages: 'Sidor',
  comingSoon: 'Kommer snart',
};

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
