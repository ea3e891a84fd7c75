import { PATHS } from '@stillsam/paths';
import { EXERCISES } from '@stillsam/paths/exercises';

export interface OwnPage {
  title: string;
  path: string;
}

/** The fixed pages that a text may link. */
export const FIXED_PAGES: readonly OwnPage[] = [
  { title: 'Startsidan', path: PATHS.home },
  { title: 'Övningar och resurser', path: PATHS.resources },
  { title: 'Börja här', path: PATHS.start },
  { title: 'Min plan', path: PATHS.plan },
  { title: 'Utforska ditt välmående', path: PATHS.explore },
  { title: 'Trygg punkt', path: PATHS.safePoint },
  ...EXERCISES,
  { title: 'Kunskapsbiblioteket', path: PATHS.library },
  { title: 'Produkter', path: PATHS.products },
  { title: 'Brev till prenumeranter', path: PATHS.letters },
  { title: 'Ordlista', path: PATHS.glossary },
  { title: 'Rättelser', path: PATHS.corrections },
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
