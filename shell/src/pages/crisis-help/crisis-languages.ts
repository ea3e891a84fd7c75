import data from '../../../../content/crisis-languages.json' with { type: 'json' };
import { CRISIS_COPY, QUICK_EXIT_COPY, SWEDISH, type CrisisLanguage } from '@stillsam/ui';
import { crisisLanguagePath, PATHS } from '@stillsam/paths';

/** The page in Swedish. */
export const CRISIS_HELP_COPY = {
  title: 'Akut hjälp',
  description: 'Svenska stödlinjer med nummer, öppettider och vem de är till för.',
  lead: CRISIS_COPY.text,
  languagesOfLines: 'Där vi vet vilka språk en linje svarar på står det. Står inget, räkna med svenska.',
  otherLanguages: 'Andra språk',
  translatedBy: 'Översatt av:',
  readBy: 'Läst av:',
  unread: '',
  print: 'Skriv ut',
  leave: QUICK_EXIT_COPY.label,
  leaveHint: QUICK_EXIT_COPY.hints.nothing,
};

/** Who answers for a translation. */
interface TranslationReader {
  /** The native speaker who has read it. */
  name: string;
  translatedBy: string;
  /** Day of the reading, as YYYY-MM-DD. */
  checkedOn: string;
}

/** A translation in content/crisis-languages.json. */
export interface Translation {
  tag: string;
  /** What the language calls itself. */
  name: string;
  dir: string;
  /** It is hidden until a native speaker has read it. */
  needsReader: boolean;
  reader: TranslationReader | null;
  text: (Omit<CrisisLanguage, 'tag'> & { page: typeof CRISIS_HELP_COPY }) | null;
}

/** A language that the page is shown in. */
export interface PageLanguage extends CrisisLanguage {
  name: string;
  dir: 'ltr' | 'rtl';
  path: string;
  page: typeof CRISIS_HELP_COPY;
  reader: TranslationReader | null;
}

const SWEDISH_PAGE: PageLanguage = {
  ...SWEDISH,
  name: 'Svenska',
  dir: 'ltr',
  path: PATHS.crisisHelp,
  page: CRISIS_HELP_COPY,
  reader: null,
};

/** Swedish, and the translations that are written, and read by somebody where they need to be. */
export function pageLanguages(translations: readonly Translation[] = data.languages): PageLanguage[] {
  const others = translations.flatMap(({ tag, name, dir, needsReader, reader, text }) =>
    text && (reader ? isWhole(reader) : !needsReader)
      ? {
          tag,
          name,
          reader,
          dir: dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
          path: crisisLanguagePath(tag),
          ...text,
        }
      : [],
  );
  return [SWEDISH_PAGE, ...others];
}

/** A name alone is no reading: it takes the translator and the day too. */
const isWhole = ({ name, translatedBy, checkedOn }: TranslationReader) =>
  Boolean(name.trim() && translatedBy.trim()) && /^\d{4}-\d{2}-\d{2}$/.test(checkedOn);
