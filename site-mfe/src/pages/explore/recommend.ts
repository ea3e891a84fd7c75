import type { GuidanceItem } from '../../guidance/guidance-items';
import { NEED_CHIPS, type NeedChip } from './explore.content';

/** Id of the recommendations, for links. */
export const RECOMMENDED_ID = 'rekommenderat';
/** Field of a chosen chip in the form; it may repeat. */
export const CHOICE_FIELD = 'val';

/** The chips of some ids in their fixed order, without unknown and repeated ids. */
export function toChips(ids: readonly unknown[]): NeedChip[] {
  return NEED_CHIPS.filter(({ id }) => ids.includes(id));
}

/**
 * Items that match a chosen chip: what is available today before announced items and our products, then by the number
 * of matching chips, then by the relevance of the shared tags. The sort is stable. The best item of the kind that a
 * chip wants comes first: who has a few minutes gets an exercise, and texts in their short edition. Our own products are left out beside
 * a symptom: nobody is sold something for what they suffer from.
 */
export function recommend(chosen: readonly NeedChip[], items: readonly GuidanceItem[]): GuidanceItem[] {
  const hasSymptom = chosen.some(({ category }) => category === 'symtom');
  const ranked = items
    .filter(({ type }) => !(hasSymptom && type === 'product'))
    .map((item) => {
      const weights = chosen.map((chip) => relevance(chip, item)).filter((weight) => weight > 0);
      return { item, matches: weights.length, relevance: weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ matches }) => matches > 0)
    .sort(
      (one, other) =>
        Number(isForLater(one.item)) - Number(isForLater(other.item)) ||
        other.matches - one.matches ||
        other.relevance - one.relevance,
    )
    .map(({ item }) => item);
  const first = ranked.find(({ type, minutes = 0 }) =>
    chosen.some(({ wants, maxMinutes = Infinity }) => wants === type && minutes <= maxMinutes),
  );
  const ordered = first ? [first, ...ranked.filter((item) => item !== first)] : ranked;
  const hasLittleTime = chosen.some(({ maxMinutes }) => maxMinutes);
  return hasLittleTime ? ordered.map((item) => ({ ...item, ...item.short })) : ordered;
}

const isForLater = ({ type, comingSoon }: GuidanceItem) => type === 'product' || comingSoon === true;

/** 0 without a shared tag; a chip's first tag weighs most. */
function relevance({ tags }: NeedChip, item: GuidanceItem): number {
  return tags.reduce((sum, tag, index) => sum + (item.tags.includes(tag) ? tags.length - index : 0), 0);
}
