import { useEffect, useState } from 'react';
import type { Clock } from '../../browser/clock';
import { METER_FULL, meterAt, untilNextTick } from './focus-meter';

type MeterState = { status: 'idle' | 'stopped' | 'done' } | { status: 'running'; startedAt: number };

export interface FocusMeterControls {
  status: MeterState['status'];
  /** Integer per cent, 0 to 100. */
  value: number;
  toggle(): void;
}

/** Runs the meter. Its value is computed from the clock; a timer only triggers the next update. */
export function useFocusMeter(clock: Clock): FocusMeterControls {
  const [state, setState] = useState<MeterState>({ status: 'idle' });
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (state.status !== 'running') return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const elapsed = clock.now() - state.startedAt;
      const wait = untilNextTick(elapsed);
      setValue(meterAt(elapsed));
      if (wait === null) setState({ status: 'done' });
      else timer = setTimeout(update, Math.ceil(wait));
    };
    update();
    return () => clearTimeout(timer);
  }, [state, clock]);

  return {
    status: state.status,
    value: state.status === 'done' ? METER_FULL : value,
    toggle() {
      setValue(0);
      setState(
        state.status === 'running' ? { status: 'stopped' } : { status: 'running', startedAt: clock.now() },
      );
    },
  };
}
