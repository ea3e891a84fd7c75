import lines from '../../../../content/crisis-lines.json' with { type: 'json' };

/** A number is checked again within half a year. */
const CHECKED_FOR_MS = 180 * 86_400_000;

interface CheckedPart {
  /** The day of the last check; null without one. */
  checkedOn: string | null;
}

/** What content/crisis-lines.json asks somebody to check. */
const CHECKED_PARTS: readonly CheckedPart[] = [
  ...lines.groups.flatMap((group): CheckedPart[] => group.lines),
  lines.byText,
];

/** How many crisis lines nobody has checked within half a year. */
export function countUncheckedLines(now: Date, parts = CHECKED_PARTS): number {
  const since = now.getTime() - CHECKED_FOR_MS;
  return parts.filter(({ checkedOn }) => checkedOn === null || Date.parse(checkedOn) < since).length;
}
