import { useState } from 'react';
import { SelectField } from '@stillsam/ui';
import { usePartOfDay } from '../../browser/night-mode';
import { EVENING_COPY } from './evening-tools.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './sleep-tools.module.css';

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

const COPY = EVENING_COPY.plan;
const OPTIONS = BEDTIMES.map((minutes) => ({ value: String(minutes), label: clockText(minutes) }));

/**
 * Preparations, with times counted back from bedtime. From the evening on it is too late for the one about coffee, and
 * after midnight for all.
 */
export function EveningPlanner() {
  const part = usePartOfDay();
  const [bedtime, setBedtime] = useState(DEFAULT_BEDTIME);
  if (part === 'night') return null;
  return (
    <section className={styles.tool} aria-labelledby="kvallen-baklanges">
      <h2 id="kvallen-baklanges">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <SelectField
        className={`${styles.bedtime} ${shown.withScript}`}
        label={COPY.bedtime}
        options={OPTIONS}
        value={String(bedtime)}
        onChange={({ target }) => setBedtime(Number(target.value))}
      />
      <ol className={styles.steps} role="list">
        {eveningPlan(bedtime)
          .filter(({ id }) => part === 'day' || id !== 'coffee')
          .map(({ id, at }) => (
            <li key={id}>
              <strong className={styles.at}>{COPY.atTime(clockText(at))}</strong>
              <div>
                <p>{COPY.steps[id].text}</p>
                <p className={styles.before}>{COPY.steps[id].before}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
