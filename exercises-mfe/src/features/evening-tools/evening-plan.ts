/** Minutes after midnight, 0 to 1439. */
type ClockMinutes = number;

const MINUTES_PER_DAY = 1_440;

/**
 * The steps of the evening, in minutes before bedtime. Coffee: 8.8 hours for a cup, 13.2 for the double dose of an
 * energy drink, Gardiner and others 2023; at six
 * hours caffeine still costs an hour of sleep, Drake and others 2013.
 */
const EVENING_STEPS = [
  { id: 'coffee', minutesBefore: 540 },
  { id: 'light', minutesBefore: 60 },
  { id: 'note', minutesBefore: 30 },
] as const;

export type EveningStepId = (typeof EVENING_STEPS)[number]['id'];

/** Every half hour from 20:30 to 01:00. */
export const BEDTIMES: readonly ClockMinutes[] = Array.from(
  { length: 10 },
  (_, index) => (20 * 60 + 30 + index * 30) % MINUTES_PER_DAY,
);

export const DEFAULT_BEDTIME: ClockMinutes = 22 * 60 + 30;

/** The time of each step for a bedtime. */
export function eveningPlan(bedtime: ClockMinutes): { id: EveningStepId; at: ClockMinutes }[] {
  return EVENING_STEPS.map(({ id, minutesBefore }) => ({
    id,
    at: (bedtime - minutesBefore + MINUTES_PER_DAY) % MINUTES_PER_DAY,
  }));
}

/** A time in Swedish notation, such as `22:30`. */
export function clockText(minutes: ClockMinutes): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
