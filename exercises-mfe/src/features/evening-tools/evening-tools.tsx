import { useRootMark } from '@stillsam/platform/root-mark';
import { useState, useRef } from 'react';
import { SelectField, Button } from '@stillsam/ui';
import shown from '@stillsam/ui/styles/shown.module.css';
import { usePartOfDay } from '../../browser/night-mode';
import { EVENING_COPY } from './evening.copy';
import { downloadText } from '../../browser/visitor-data';
import { PrivateText } from '../../components/private-text/private-text';
import { Outcome, SmallExercise, StepActions } from '../../components/step-parts/step-parts';
import styles from './evening-tools.module.css';

/*
 * What the hour changes on the evening's pages, each in a component of its own: the server shows the day, and the page
 * would else render twice while it opens. The leads are equally long, so that nothing moves.
 */

/** Gives the page the colours of the night from 20 to 06. */
export function NightColours() {
  useRootMark('theme', usePartOfDay() === 'day' ? undefined : 'night');
  return null;
}

/** What the hour is for. */
export function EveningLead() {
  return EVENING_COPY[usePartOfDay()].lead;
}

/** The name of the mode. */
export function EveningState() {
  return EVENING_COPY[usePartOfDay()].state;
}

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

type EveningStepId = (typeof EVENING_STEPS)[number]['id'];

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

const { plan: PLAN, note: NOTE } = EVENING_COPY;
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
    <SmallExercise id="kvallen-baklanges" title={PLAN.title} className={styles.tool}>
      <p>{PLAN.text}</p>
      <SelectField
        className={`${styles.bedtime} ${shown.withScript}`}
        label={PLAN.bedtime}
        options={OPTIONS}
        value={String(bedtime)}
        onChange={({ target }) => setBedtime(Number(target.value))}
      />
      <ol className={styles.steps} role="list">
        {eveningPlan(bedtime)
          .filter(({ id }) => part === 'day' || id !== 'coffee')
          .map(({ id, at }) => (
            <li key={id}>
              <strong className={styles.at}>{PLAN.atTime(clockText(at))}</strong>
              <div>
                <p>{PLAN.steps[id].text}</p>
                <p className={styles.before}>{PLAN.steps[id].before}</p>
              </div>
            </li>
          ))}
      </ol>
    </SmallExercise>
  );
}

/** A note for tomorrow. The text is never stored, and clearing it can be undone. */
export function TomorrowNote() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [clearedText, setClearedText] = useState<string | null>(null);
  const isEmpty = text.trim() === '';

  const write = (next: string) => {
    setText(next);
    setClearedText(null);
  };
  // The clicked button is removed, so the focus moves to the field.
  const clear = () => {
    setClearedText(text);
    setText('');
    field.current?.focus();
  };
  const undo = (cleared: string) => {
    write(cleared);
    field.current?.focus();
  };

  return (
    <SmallExercise id="till-i-morgon" title={NOTE.title} className={styles.tool}>
      <p>{NOTE.text}</p>
      <PrivateText ref={field} label={NOTE.label} hint={NOTE.hint} value={text} onWrite={write} />
      <Outcome>{clearedText === null ? null : <p>{NOTE.cleared}</p>}</Outcome>
      <div className={shown.withScript}>
        <StepActions>
          {clearedText === null ? (
            <>
              <Button variant="secondary" aria-disabled={isEmpty} onClick={isEmpty ? undefined : clear}>
                {NOTE.clear}
              </Button>
              <Button
                variant="quiet"
                aria-disabled={isEmpty}
                onClick={isEmpty ? undefined : () => downloadText(NOTE.fileName, 'text/plain', text)}
              >
                {NOTE.download}
              </Button>
            </>
          ) : (
            <Button variant="quiet" onClick={() => undo(clearedText)}>
              {NOTE.undo}
            </Button>
          )}
        </StepActions>
      </div>
    </SmallExercise>
  );
}
