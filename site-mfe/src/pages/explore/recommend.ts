import type { GuidanceItem } from '../../guidance/guidance-items';
import { NEED_CHIPS, type NeedChip } from './explore.content';

export interface Recommendation {
  item: GuidanceItem;
  /** The chosen chips that it answers to, in the order of the chips. Never empty. */
  reasons: NeedChip[];
}

/** Query parameter of a chosen chip; it may stand several times. */
export const CHOICE_PARAMETER = 'val';

/** @returns the chosen chips in the order of the chips; what is unknown or repeated is left out. */
export function readChoices(query: URLSearchParams): NeedChip[] {
  const ids = new Set(query.getAll(CHOICE_PARAMETER));
  return NEED_CHIPS.filter(({ id }) => ids.has(id));
}

/** `?val=…&val=…` with the chips in their order; an empty text for none. */
export function choiceQuery(chips: readonly NeedChip[]): string {
  const query = new URLSearchParams(chips.map(({ id }) => [CHOICE_PARAMETER, id]));
  return chips.length > 0 ? `?${query.toString()}` : '';
}

/**
 * Items that answer to a chosen chip, the best first: those that answer to most chips, then those whose tags are
 * closest to what the chips are about, then what can be used today; equals stay in their order.
 */
export function recommend(chosen: readonly NeedChip[], items: readonly GuidanceItem[]): Recommendation[] {
  return items
    .map((item) => ({
      item,
      reasons: chosen.filter((chip) => closeness(chip, item) > 0),
      closeness: chosen.reduce((sum, chip) => sum + closeness(chip, item), 0),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        other.closeness - one.closeness ||
        Number(one.item.comingSoon ?? false) - Number(other.item.comingSoon ?? false),
    )
    .map(({ item, reasons }) => ({ item, reasons }));
}

/** 0 when they share no tag; a chip's first tag counts most. */
function closeness({ tags }: NeedChip, item: GuidanceItem): number {
  return tags.reduce((sum, tag, index) => sum + (item.tags.includes(tag) ? tags.length - index : 0), 0);
}
