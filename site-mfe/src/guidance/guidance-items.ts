import { PATHS, productPath } from '@stillsam/paths';
import { EXERCISES, type Exercise } from '@stillsam/paths/exercises';

/** An exercise, a product or an article that the site recommends. */
export interface GuidanceItem {
  id: string;
  type: 'article' | 'exercise' | 'product';
  title: string;
  description: string;
  link: string;
  tags: readonly string[];
  comingSoon?: boolean;
  /** How long it takes, where that is known. */
  minutes?: number;
  /** Of an article: its short edition. */
  short?: Required<Pick<GuidanceItem, 'link' | 'minutes'>>;
  /** Of an article: a category id. */
  category?: string;
}

const DETAILS: Record<Exercise['path'], Pick<GuidanceItem, 'tags' | 'minutes'>> = {
  [PATHS.mindfulBreathing]: {
    tags: ['andning', 'lugn', 'stress', 'oro', 'nervsystem', 'vila', 'övning'],
    minutes: 3,
  },
  [PATHS.selfCompassion]: { tags: ['självmedkänsla', 'självkritik', 'lugn', 'humör', 'övning'] },
  [PATHS.cognitiveRestructuring]: { tags: ['grubbel', 'oro', 'självkritik', 'stress', 'övning'] },
  [PATHS.energyManagement]: { tags: ['energi', 'trötthet', 'återhämtning', 'vardag', 'övning'] },
  [PATHS.worryPaper]: { tags: ['oro', 'grubbel', 'sömn', 'stress', 'övning'], minutes: 5 },
  [PATHS.sleepDiary]: { tags: ['sömn', 'trötthet', 'övning'], minutes: 2 },
  [PATHS.nervousSystemQuiz]: { tags: ['nervsystem', 'kropp', 'stress', 'övning'] },
  [PATHS.recoveryTest]: { tags: ['återhämtning', 'trötthet', 'energi', 'fokus', 'övning'], minutes: 1 },
  [PATHS.safePoint]: { tags: ['oro', 'lugn', 'trygghet', 'nervsystem', 'övning'], minutes: 5 },
  [PATHS.sleepPreparation]: { tags: ['sömn', 'vila', 'lugn', 'kväll', 'övning'], minutes: 10 },
  [PATHS.focusTraining]: { tags: ['fokus', 'koncentration', 'övning'], minutes: 3 },
};

/** Exercises and products; the articles come from the API. */
export const GUIDANCE_ITEMS: GuidanceItem[] = [
  ...EXERCISES.map(({ path, title, about, isComingSoon }): GuidanceItem => ({
    id: path.slice(`${PATHS.resources}/`.length),
    type: 'exercise',
    title,
    description: about,
    link: path,
    ...(isComingSoon ? { comingSoon: true } : {}),
    ...DETAILS[path],
  })),
  {
    id: 'vagledning-lugnare-kvallar',
    type: 'product',
    title: 'Vägledning: Lugnare kvällar',
    description: 'Sju korta kvällsstunder för dig som vill varva ner inför natten.',
    link: productPath('lugnare-kvallar'),
    tags: ['sömn', 'lugn', 'vila'],
  },
  {
    id: 'vagledning-mjuk-start',
    type: 'product',
    title: 'Vägledning: Mjuk start på dagen',
    description: 'Sju korta morgonstunder för en dag i din egen takt.',
    link: productPath('mjuk-start-pa-dagen'),
    tags: ['energi', 'vardag', 'stress'],
  },
];

/**
 * `stress, vila och lugn`. No `Intl.ListFormat`: the first formatter of a page takes a slow phone 70 ms, between the tap
 * and the article.
 */
export function listInWords(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} och ${last}` : last;
}
