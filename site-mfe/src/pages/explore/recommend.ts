import type { GuidanceItem } from '../../guidance/guidance-items';
import { NEED_CHIPS, type NeedChip } from './explore.content';

export interface Recommendation {
  item: GuidanceItem;
  /** The chosen chips that match the item, in the order of the chips. Never empty. */
  reasons: NeedChip[];
}

/** Query parameter of a chosen chip; it may repeat. */
export const CHOICE_PARAMETER = 'val';

/** Reads the chosen chips in their fixed order and ignores unknown and repeated values. */
export function readChoices(query: URLSearchParams): NeedChip[] {
  const ids = new Set(query.getAll(CHOICE_PARAMETER));
  return NEED_CHIPS.filter(({ id }) => ids.has(id));
}

/** `?val=…&val=…` with the chips in their order; an empty string for none. */
export function choiceQuery(chips: readonly NeedChip[]): string {
  const query = new URLSearchParams(chips.map(({ id }) => [CHOICE_PARAMETER, id]));
  return chips.length > 0 ? `?${query.toString()}` : '';
}

/**
 * Items that match a chosen chip, sorted by the number of matching chips, then by the relevance of the shared tags,
 * then by availability today. The sort is stable.
 */
export function recommend(chosen: readonly NeedChip[], items: readonly GuidanceItem[]): Recommendation[] {
  return items
    .map((item) => ({
      item,
      reasons: chosen.filter((chip) => relevance(chip, item) > 0),
      relevance: chosen.reduce((sum, chip) => sum + relevance(chip, item), 0),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        other.relevance - one.relevance ||
        Number(one.item.comingSoon ?? false) - Number(other.item.comingSoon ?? false),
    )
    .map(({ item, reasons }) => ({ item, reasons }));
}

/** 0 without a shared tag; a chip's first tag weighs most. */
function relevance({ tags }: NeedChip, item: GuidanceItem): number {
  return tags.reduce((sum, tag, index) => sum + (item.tags.includes(tag) ? tags.length - index : 0), 0);
}
