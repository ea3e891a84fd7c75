import { ProgressDrawing, Button } from '@stillsam/ui';
import { useEffect, useState } from 'react';
import { useStillMode } from '../../browser/use-still-mode';
import { FOCUS_METER_COPY } from './focus-meter.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './focus-meter-exercise.module.css';

/** The meter counts from 0 to 100 %, one per cent every 50 ms (specification, §9). */
const METER_TICK_MS = 50;
const METER_FULL = 100;
export const METER_MS = METER_TICK_MS * METER_FULL;

/** The value of the meter in per cent. It depends on the time alone, so that a late timer causes no drift. */
export function meterAt(elapsed: number): number {
  return Math.min(METER_FULL, Math.max(0, Math.floor(elapsed / METER_TICK_MS)));
}

/** Milliseconds until the next change; null when the meter is full. */
export function untilNextTick(elapsed: number): number | null {
  const value = meterAt(elapsed);
  return value === METER_FULL ? null : (value + 1) * METER_TICK_MS - elapsed;
}

const COPY = FOCUS_METER_COPY.meter;
const STATUS_TEXTS = { idle: null, running: COPY.started, stopped: COPY.stopped, done: COPY.done };
/** With reduced motion the meter changes once a second: 20 ticks of 50 ms. */
const STILL_STEP = 20;

/** A meter to watch for five seconds. Screen readers announce the start and the end, not the counting. */
export function FocusMeterExercise() {
  const { status, value, toggle } = useFocusMeter();
  const isStill = useStillMode();
  const percent = isStill ? Math.floor(value / STILL_STEP) * STILL_STEP : value;
  return (
    <section className={styles.exercise} aria-labelledby="en-punkt">
      <h2 id="en-punkt">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <div className={`${styles.meter} ${shown.withScript}`} data-meter={percent} aria-hidden="true">
        <ProgressDrawing value={percent / METER_FULL} />
        <span className={styles.percent}>{COPY.percent(percent)}</span>
      </div>
      <p role="status" className={`${styles.status} ${shown.withScript}`} data-status={status}>
        {STATUS_TEXTS[status]}
      </p>
      <div className={shown.withScript}>
        <Button onClick={toggle}>{buttonText(status)}</Button>
      </div>
    </section>
  );
}

function buttonText(status: FocusMeterControls['status']): string {
  if (status === 'running') return COPY.stop;
  return status === 'done' ? COPY.again : COPY.begin;
}

/** Three exercises without a screen. */
export function FocusAlone() {
  return (
    <section className={styles.alone} aria-labelledby="utan-skarm">
      <h2 id="utan-skarm">{FOCUS_METER_COPY.alone.title}</h2>
      <ul role="list">
        {FOCUS_METER_COPY.alone.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

type MeterState = { status: 'idle' | 'stopped' | 'done' } | { status: 'running'; startedAt: number };

interface FocusMeterControls {
  status: MeterState['status'];
  /** Integer per cent, 0 to 100. */
  value: number;
  toggle(): void;
}

/** Runs the meter. Its value is computed from the clock; a timer only triggers the next update. */
function useFocusMeter(): FocusMeterControls {
  const [state, setState] = useState<MeterState>({ status: 'idle' });
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (state.status !== 'running') return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const elapsed = performance.now() - state.startedAt;
      const wait = untilNextTick(elapsed);
      setValue(meterAt(elapsed));
      if (wait === null) setState({ status: 'done' });
      else timer = setTimeout(update, Math.ceil(wait));
    };
    update();
    return () => clearTimeout(timer);
  }, [state]);

  return {
    status: state.status,
    value: state.status === 'done' ? METER_FULL : value,
    toggle() {
      setValue(0);
      setState(
        state.status === 'running'
          ? { status: 'stopped' }
          : { status: 'running', startedAt: performance.now() },
      );
    },
  };
}
