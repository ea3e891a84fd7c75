import { PATHS } from '@stillsam/paths';

export interface OwnPage {
  title: string;
  path: string;
}

/** The fixed pages that a text may link. */
export const FIXED_PAGES: readonly OwnPage[] = [
  { title: 'Startsidan', path: PATHS.home },
  { title: 'Övningar och resurser', path: PATHS.resources },
  { title: 'Utforska ditt välmående', path: PATHS.explore },
  { title: 'Mindful andning', path: PATHS.mindfulBreathing },
  { title: 'Trygg punkt', path: PATHS.safePoint },
  { title: 'Nervsystemsquiz', path: PATHS.nervousSystemQuiz },
  { title: 'Kognitiv omstrukturering', path: PATHS.cognitiveRestructuring },
  { title: 'Fokusträning', path: PATHS.focusTraining },
  { title: 'Självmedkänsla', path: PATHS.selfCompassion },
  { title: 'Energihantering', path: PATHS.energyManagement },
  { title: 'Sömnförberedelse', path: PATHS.sleepPreparation },
  { title: 'Återhämtningstest', path: PATHS.recoveryTest },
  { title: 'Kunskapsbiblioteket', path: PATHS.library },
  { title: 'Produkter', path: PATHS.products },
  { title: 'Brev till prenumeranter', path: PATHS.letters },
  { title: 'Om oss', path: PATHS.about },
  { title: 'Kontakt', path: PATHS.contact },
  { title: 'Integritetspolicy', path: PATHS.privacy },
  { title: 'Villkor', path: PATHS.terms },
  { title: 'Ångerrätt', path: PATHS.withdrawal },
  { title: 'Tillgänglighet', path: PATHS.accessibility },
];

export const OWN_PAGES_COPY = {
  search: 'Sök bland våra sidor',
  hint: 'Artiklar, övningar och fasta sidor.',
  found: (count: number) =>
    count === 0 ? 'Ingen sida hittades.' : count === 1 ? 'En sida hittades.' : `${count} sidor hittades.`,
  failed: 'Artiklarna gick inte att söka igenom just nu.',
  list: 'Sidor som hittades',
} as const;
