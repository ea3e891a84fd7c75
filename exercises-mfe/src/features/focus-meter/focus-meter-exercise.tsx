import { ProgressDrawing, Button } from '@stillsam/ui';
import { useState, useSyncExternalStore } from 'react';
import { createClockedState } from '../../browser/clocked-state';
import { PointList, SmallExercise } from '../../components/step-parts/step-parts';
import { useStillMode } from '../../browser/use-still-mode';
import { FOCUS_COPY } from './focus.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './focus-meter-exercise.module.css';

/** The meter counts from 0 to 100 %, one per cent every 50 ms (specification, §9). */
const METER_TICK_MS = 50;
const METER_FULL = 100;

type Meter = {
  status: 'idle' | 'running' | 'stopped' | 'done';
  /** Integer per cent, 0 to 100. */
  value: number;
  startedAt: number;
};

const IDLE: Meter = { status: 'idle', value: 0, startedAt: 0 };

/** The meter at a time; the same object until its value changes. */
export function meterAt(meter: Meter, at: number): Meter {
  if (meter.status !== 'running') return meter;
  const value = Math.min(METER_FULL, Math.max(0, Math.floor((at - meter.startedAt) / METER_TICK_MS)));
  if (value === meter.value) return meter;
  return { ...meter, value, status: value === METER_FULL ? 'done' : 'running' };
}

/** The time of the next per cent; null while the meter stands still. */
export function nextTickOf({ status, startedAt, value }: Meter): number | null {
  return status === 'running' ? startedAt + (value + 1) * METER_TICK_MS : null;
}

const createMeter = () => createClockedState({ first: IDLE, stateAt: meterAt, changesAt: nextTickOf });

const toggled = (meter: Meter, startedAt: number): Meter =>
  meter.status === 'running' ? { ...IDLE, status: 'stopped' } : { status: 'running', value: 0, startedAt };

const COPY = FOCUS_COPY.meter;
const STATUS_TEXTS = { idle: null, running: COPY.started, stopped: COPY.stopped, done: COPY.done };
/** With reduced motion the meter changes once a second: 20 ticks of 50 ms. */
const STILL_STEP = 20;

/** A meter to watch for five seconds. Screen readers announce the start and the end, not the counting. */
export function FocusMeterExercise() {
  const [meter] = useState(createMeter);
  const { status, value } = useSyncExternalStore(meter.subscribe, meter.read, meter.read);
  const isStill = useStillMode();
  const percent = isStill ? Math.floor(value / STILL_STEP) * STILL_STEP : value;
  return (
    <SmallExercise id="en-punkt" title={COPY.title}>
      <p>{COPY.text}</p>
      <div className={`${styles.meter} ${shown.withScript}`} data-meter={percent} aria-hidden="true">
        <ProgressDrawing value={percent / METER_FULL} />
        <span className={styles.percent}>{COPY.percent(percent)}</span>
      </div>
      <p role="status" className={`${styles.status} ${shown.withScript}`} data-status={status}>
        {STATUS_TEXTS[status]}
      </p>
      <div className={shown.withScript}>
        <Button onClick={() => meter.change(toggled)}>{buttonText(status)}</Button>
      </div>
    </SmallExercise>
  );
}

function buttonText(status: Meter['status']): string {
  if (status === 'running') return COPY.stop;
  return status === 'done' ? COPY.again : COPY.begin;
}

/** Three exercises without a screen. */
export function FocusAlone() {
  return (
    <SmallExercise id="utan-skarm" title={FOCUS_COPY.alone.title}>
      <PointList points={FOCUS_COPY.alone.points} />
    </SmallExercise>
  );
}
