import { EMPTY_FIELDS, FIELD_NAMES, isSameField, type FieldName, type PostFields } from './post-fields.logic';

/** The three versions of a merge: base, the author's, and another author's. */
export interface Versions {
  base: PostFields;
  mine: PostFields;
  theirs: PostFields;
}

/** Fields whose values differ between the author's and the other's version, in the order of the form. */
export function differingFields({ mine, theirs }: Versions): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSameField(name, mine, theirs));
}

/** True when both changed the field in different ways, so that the author has to choose. */
export function isContested({ base, mine, theirs }: Versions, name: FieldName): boolean {
  return (
    !isSameField(name, base, mine) && !isSameField(name, base, theirs) && !isSameField(name, mine, theirs)
  );
}

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<FieldName, Choice>>;

/** The default choices: theirs for fields that only the other author changed, mine for all others. */
export function proposeChoices(versions: Versions): Choices {
  const choices: Choices = {};
  for (const name of differingFields(versions)) {
    choices[name] = isSameField(name, versions.base, versions.mine) ? 'theirs' : 'mine';
  }
  return choices;
}

/** The post by the choices. */
export function mergeFields(versions: Versions, choices: Choices): PostFields {
  const merged = { ...EMPTY_FIELDS };
  for (const name of FIELD_NAMES)
    take(merged, choices[name] === 'theirs' ? versions.theirs : versions.mine, name);
  return merged;
}

function take<Name extends FieldName>(into: PostFields, from: PostFields, name: Name): void {
  into[name] = from[name];
}
