import { ApiError } from '@stillsam/api-client';

/** Who saved the version that a save met, and when. */
export interface SavedElsewhere {
  name: string;
  /** The admin saved it, in another tab or browser. */
  isOwn: boolean;
  /** ISO 8601. */
  at: string;
}

/** A draft that was saved elsewhere since, and who saved it. */
export interface Conflict<Draft> {
  current: Draft;
  by: SavedElsewhere;
}

/** The body of a 412; an API of an earlier release does not say who saved. */
interface ChangedBody<Draft> {
  current?: Draft;
  saved_by_name?: string;
  is_own?: boolean;
}

/** The current version in the body of a 412, and who saved it; null for another error. */
export function readConflict<Draft extends { updated_at: string }>(error: unknown): Conflict<Draft> | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const {
    current,
    saved_by_name: name = '',
    is_own: isOwn = false,
  } = (error.body ?? {}) as ChangedBody<Draft>;
  return current ? { current, by: { name, isOwn, at: current.updated_at } } : null;
}

/** A field of what two authors have changed. */
export interface ConflictField<Fields extends object> {
  name: keyof Fields & string;
  label: string;
  /** Its value as text. */
  describe: (fields: Fields) => string;
  /** Lines of the input in which its text is merged by hand; absent where it is no text. */
  rows?: number;
}

/** Whether two values of a field are the same; the order of chosen ones is no difference. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return [...a].sort().join() === [...b].sort().join();
}

export function areSameFields<Fields extends object>(
  names: readonly (keyof Fields)[],
  a: Fields,
  b: Fields,
): boolean {
  return names.every((name) => isSameValue(a[name], b[name]));
}

/** The three versions of a merge: base, the author's, and another author's. */
export interface Versions<Fields extends object> {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** Fields whose values differ between the author's and the other's version, in the given order. */
export function differingFields<Fields extends object>(
  fields: readonly ConflictField<Fields>[],
  { mine, theirs }: Versions<Fields>,
): ConflictField<Fields>[] {
  return fields.filter(({ name }) => !isSameValue(mine[name], theirs[name]));
}

/** True when both changed the field in different ways, so that the author has to choose. */
export function isContested<Fields extends object>(
  { name }: ConflictField<Fields>,
  { base, mine, theirs }: Versions<Fields>,
): boolean {
  const pairs = [
    [base, mine],
    [base, theirs],
    [mine, theirs],
  ] as const;
  return pairs.every(([a, b]) => !isSameValue(a[name], b[name]));
}

export type Choice = 'mine' | 'theirs';
/** By name of the field. */
type Choices = Partial<Record<string, Choice>>;

/** The default choices: theirs for fields that only the other author changed, mine for all others. */
export function proposeChoices<Fields extends object>(
  fields: readonly ConflictField<Fields>[],
  versions: Versions<Fields>,
): Choices {
  return Object.fromEntries(
    differingFields(fields, versions).map(({ name }) => [
      name,
      isSameValue(versions.base[name], versions.mine[name]) ? 'theirs' : 'mine',
    ]),
  );
}

/** The author's version, with the other's fields where they are chosen. */
export function mergeFields<Fields extends object>(
  fields: readonly ConflictField<Fields>[],
  { mine, theirs }: Versions<Fields>,
  choices: Choices,
): Fields {
  const merged = { ...mine };
  for (const { name } of fields) if (choices[name] === 'theirs') merged[name] = theirs[name];
  return merged;
}
