import type { KeptRows } from '../../module-registration';
import { REGISTRATIONS } from '../../registrations';
import { KEPT_REASONS, KIND_LABELS, KIND_PERIODS } from './personal-data.copy';
import {
  HELD_KINDS,
  type CountedKindDto,
  type HeldKind,
  type KeptKindDto,
  type KindPeriodDto,
  type PersonalDataDto,
} from './personal-data.dto';

/** What the modules hold about an address. */
export const SOURCES = REGISTRATIONS.flatMap(({ personalData }) => personalData ?? []);

export type Held = Omit<PersonalDataDto, 'kept' | 'periods'>;

/** Number of rows of each kind. */
export function countHeld(held: Held): Record<HeldKind, number> {
  return Object.fromEntries(
    HELD_KINDS.map((kind) => {
      const value = held[kind];
      return [kind, Array.isArray(value) ? value.length : Number(value !== null)];
    }),
  ) as Record<HeldKind, number>;
}

/** How long each kind that is held is kept. */
export function periodsOf(held: Held): KindPeriodDto[] {
  const counts = countHeld(held);
  return HELD_KINDS.filter((kind) => counts[kind] > 0).flatMap((kind) =>
    (KIND_PERIODS[kind] ?? []).map((text) => ({ kind, text })),
  );
}

/** The difference between two counts. */
export function erasedBetween(before: Held, after: Held): CountedKindDto[] {
  const [had, has] = [countHeld(before), countHeld(after)];
  return HELD_KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], count: had[kind] - has[kind] })).filter(
    ({ count }) => count > 0,
  );
}

/** Data that an erasure keeps, and why: the law, the person's own interest, or no address in it. */
export function keptOf(held: Held): KeptKindDto[] {
  const kept: KeptRows[] = SOURCES.flatMap((source) => source.kept?.(held) ?? []);
  kept.push(['events', held.events.length]);
  return kept
    .filter(([, count]) => count > 0)
    .map(([kind, count, until]) => ({
      kind,
      label: kind === 'orders' ? KIND_LABELS.purchases : KIND_LABELS[kind],
      count,
      reason: KEPT_REASONS[kind] ?? '',
      until: until ?? null,
    }));
}
