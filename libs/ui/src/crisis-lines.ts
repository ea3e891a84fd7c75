import data from '../../../content/crisis-lines.json' with { type: 'json' };

/** A helpline. Check a line against its `source`, by a call where it has a number, before `checkedOn` is set. */
export interface CrisisLine {
  name: string;
  /** As it is read. Null where the line is reached in another way: `reach`. */
  number: string | null;
  /** As it is dialled: `tel:`. */
  dial: string | null;
  /** Name of the link where it is not `Ring … på …`. */
  label: string | null;
  reach: string | null;
  /** A second number, for when the first does not connect. */
  fallback: { number: string; dial: string } | null;
  hours: string;
  forWhom: string | null;
  /** The page of the chat or the letters itself, with its own hours. */
  write: { site: string; address: string; hours: string | null } | null;
  source: string;
  /** Day of the last check, ISO 8601, and who did it. Null: nobody has checked it. */
  checkedOn: string | null;
  checkedBy: string | null;
}

export interface CrisisGroup {
  title: string;
  lines: readonly CrisisLine[];
}

/** The first group is for anybody, now; the card folds the others. */
export const CRISIS_GROUPS: readonly CrisisGroup[] = data.groups;

/** For visitors who cannot hear or speak. */
export const CRISIS_BY_TEXT: string = data.byText.text;

/** Every number of the lines, as it is read and as it is dialled. */
export const CRISIS_NUMBERS: readonly { number: string; dial: string }[] = CRISIS_GROUPS.flatMap(
  ({ lines }) =>
    lines.flatMap(({ number, dial, fallback }) => [
      ...(number && dial ? [{ number, dial }] : []),
      ...(fallback ? [fallback] : []),
    ]),
);
