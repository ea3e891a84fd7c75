/** A field of what two authors have changed. */
export interface ConflictField<Fields extends object> {
  name: keyof Fields & string;
  label: string;
  /** Its value as text. */
  describe: (fields: Fields) => string;
  isSame: (a: Fields, b: Fields) => boolean;
  /** Lines of the input in which its text is merged by hand; absent where it is no text. */
  rows?: number;
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
  return fields.filter(({ isSame }) => !isSame(mine, theirs));
}

/** True when both changed the field in different ways, so that the author has to choose. */
export function isContested<Fields extends object>(
  { isSame }: ConflictField<Fields>,
  { base, mine, theirs }: Versions<Fields>,
): boolean {
  return !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);
}

export type Choice = 'mine' | 'theirs';
/** By name of the field. */
export type Choices = Partial<Record<string, Choice>>;

/** The default choices: theirs for fields that only the other author changed, mine for all others. */
export function proposeChoices<Fields extends object>(
  fields: readonly ConflictField<Fields>[],
  versions: Versions<Fields>,
): Choices {
  return Object.fromEntries(
    differingFields(fields, versions).map(({ name, isSame }) => [
      name,
      isSame(versions.base, versions.mine) ? 'theirs' : 'mine',
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
