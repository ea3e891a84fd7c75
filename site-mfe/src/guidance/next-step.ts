import { GUIDANCE_ITEMS, listInWords, type GuidanceItem } from './guidance-items';

/** The exercise recommended after an article. */
export interface NextStep {
  title: string;
  description: string;
  link: string;
  /** The shared tags as a Swedish list: stress, vila och lugn. */
  reason: string;
}

export interface NextStepSubject {
  /** Most relevant tag first. */
  tags: readonly string[];
  categories: readonly string[];
}

/** The fallback for an article that shares no tag with an exercise. The last row matches any article. */
const BY_CATEGORY: readonly { category: string | null; exercise: string; reason: string }[] = [
  { category: 'somn', exercise: 'mindful-andning', reason: 'sömn' },
  { category: 'stresshantering', exercise: 'mindful-andning', reason: 'stress' },
  { category: 'naring', exercise: 'energihantering', reason: 'mat och mående' },
  { category: 'sjalvmedkansla', exercise: 'sjalvmedkansla', reason: 'självmedkänsla' },
  { category: null, exercise: 'mindful-andning', reason: 'hur du har det' },
];

const MAX_REASONS = 3;

/** Exercises that are available today. */
const EXERCISES = GUIDANCE_ITEMS.filter(({ type, comingSoon }) => type === 'exercise' && !comingSoon);

/**
 * The exercise most relevant to an article. A shared tag weighs more the earlier it stands in the article's list and
 * the fewer exercises have it, because a tag of nearly all exercises distinguishes none.
 */
export function nextStep({ tags, categories }: NextStepSubject): NextStep {
  const ranked = exercisesFor(categories)
    .map((exercise) => {
      const shared = tags.filter((tag) => exercise.tags.includes(tag));
      return { exercise, shared, weight: shared.reduce((sum, tag) => sum + tagWeight(tag, tags), 0) };
    })
    .sort((one, other) => other.weight - one.weight);
  const best = ranked[0];
  if (best && best.weight > 0) return toStep(best.exercise, best.shared.slice(0, MAX_REASONS));
  return stepByCategory(categories);
}

/** Readers of sleep articles may lie awake, so they get calming exercises and no writing. */
function exercisesFor(categories: readonly string[]): readonly GuidanceItem[] {
  return categories.includes('somn') ? EXERCISES.filter(({ tags }) => tags.includes('lugn')) : EXERCISES;
}

function tagWeight(tag: string, tags: readonly string[]): number {
  const place = (tags.length - tags.indexOf(tag)) / tags.length;
  return place / EXERCISES.filter((exercise) => exercise.tags.includes(tag)).length;
}

function stepByCategory(categories: readonly string[]): NextStep {
  for (const { category, exercise: id, reason } of BY_CATEGORY) {
    const exercise = EXERCISES.find((item) => item.id === id);
    if (exercise && (category === null || categories.includes(category))) return toStep(exercise, [reason]);
  }
  throw new Error('No exercise matches the article');
}

function toStep({ title, description, link }: GuidanceItem, reasons: string[]): NextStep {
  return { title, description, link, reason: listInWords(reasons) };
}
