import data from '../../../../content/crisis-lines.json' with { type: 'json' };
import { FACTS_TAG } from '../business/business-sections';
import type { Section } from '../settings/section';
import type { StoredCrisisLine } from './crisis-lines.dto';

/** Helplines change numbers and hours: each is checked twice a year. */
const CHECKED_FOR_MS = 180 * 86_400_000;

/** The helplines in their order, with those of content/crisis-lines.json as their seed. */
export const CRISIS_LINES: Section<{ lines: StoredCrisisLine[] }> = {
  id: 'crisis-lines',
  initial: data,
  tag: FACTS_TAG,
};

/** Whether the last check was more than half a year ago. */
export function isOverdue({ checkedOn }: Pick<StoredCrisisLine, 'checkedOn'>, now: Date): boolean {
  return checkedOn !== null && now.getTime() - Date.parse(checkedOn) > CHECKED_FOR_MS;
}

/** Whether somebody has to check it: nobody has yet, or too long ago. */
export function isDue(line: Pick<StoredCrisisLine, 'checkedOn'>, now: Date): boolean {
  return line.checkedOn === null || isOverdue(line, now);
}
