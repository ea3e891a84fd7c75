import { EMPTY_FIELDS, FIELD_NAMES, isSameField, type FieldName, type PostFields } from './post-fields.logic';

/** Three states of one post: as the author opened it, as the author has it, as another saved it meanwhile. */
export interface Versions {
  base: PostFields;
  mine: PostFields;
  theirs: PostFields;
}

/** Fields whose values differ between the author's and the other's version, in the order of the form. */
export function differingFields({ mine, theirs }: Versions): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSameField(name, mine, theirs));
}

/** True where both changed the field, each in another way: only a person can choose. */
export function isContested({ base, mine, theirs }: Versions, name: FieldName): boolean {
  return (
    !isSameField(name, base, mine) && !isSameField(name, base, theirs) && !isSameField(name, mine, theirs)
  );
}

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<FieldName, Choice>>;

/** The first proposal: what only the other changed is taken over, everything the author changed stays. */
export function proposeChoices(versions: Versions): Choices {
  const choices: Choices = {};
  for (const name of differingFields(versions)) {
    choices[name] = isSameField(name, versions.base, versions.mine) ? 'theirs' : 'mine';
  }
  return choices;
}

/** The post that the choices make. */
export function mergeFields(versions: Versions, choices: Choices): PostFields {
  const merged = { ...EMPTY_FIELDS };
  for (const name of FIELD_NAMES)
    take(merged, choices[name] === 'theirs' ? versions.theirs : versions.mine, name);
  return merged;
}

function take<Name extends FieldName>(into: PostFields, from: PostFields, name: Name): void {
  into[name] = from[name];
}
