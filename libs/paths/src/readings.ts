import { PATHS } from './paths';

/** A page that is counted when it is read. */
interface Reading {
  kind: 'article' | 'exercise';
  slug: string;
}

const ARTICLE_OR_EXERCISE = /^\/(kunskapsbibliotek|resurser)\/([a-z0-9-]+)$/;

/** The article or the exercise at a path; null at another page. */
export function readingOf(pathname: string): Reading | null {
  const path = pathname === PATHS.recoveryTestShort ? PATHS.recoveryTest : pathname;
  const [, folder, slug] = ARTICLE_OR_EXERCISE.exec(path) ?? [];
  return slug ? { kind: folder === 'resurser' ? 'exercise' : 'article', slug } : null;
}

/** Whether an exercise has this slug: the last part of its address. */
export function isExerciseSlug(slug: string): boolean {
  return Object.values(PATHS).some((path) => path === `${PATHS.resources}/${slug}`);
}
