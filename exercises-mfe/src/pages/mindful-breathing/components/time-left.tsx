import { useEffect, useState } from 'react';
import { Button } from '@stillsam/ui';
import type { Clock } from '../../../browser/clock';
import type { BreathingView } from '../breathing-session';
import { CYCLES, SESSION_MS, clockFace, secondsLeft } from '../breathing.logic';
import { MINDFUL_BREATHING_COPY as COPY, calmTimeLeft } from '../mindful-breathing.copy';
import styles from './time-left.module.css';

interface TimeLeftProps {
  view: Extract<BreathingView, { status: 'running' }>;
  clock: Clock;
}

/** How far the session has come: in calm words, and to the second for whoever asks. */
export function TimeLeft({ view, clock }: TimeLeftProps) {
  const [isExact, setIsExact] = useState(false);
  const { cycle, phaseStartsAt } = view.moment;
  return (
    <div className={styles.timeLeft}>
      <p className={styles.breaths}>
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: CYCLES }, (_, index) => (
            <span key={index} data-breathed={index < cycle} />
          ))}
        </span>
        {COPY.breathOf(cycle, CYCLES)}
      </p>
      <p className={styles.time}>
        {isExact ? (
          <ExactTime startedAt={view.startedAt} clock={clock} />
        ) : (
          <span>{calmTimeLeft(secondsLeft(phaseStartsAt))}</span>
        )}
        <Button
          variant="quiet"
          className={styles.exact}
          aria-pressed={isExact}
          onClick={() => setIsExact(!isExact)}
        >
          {COPY.exactTime}
        </Button>
      </p>
    </div>
  );
}

function ExactTime({ startedAt, clock }: { startedAt: number; clock: Clock }) {
  const [seconds, setSeconds] = useState(() => secondsLeft(clock.now() - startedAt));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = startedAt + SESSION_MS - clock.now();
      setSeconds(secondsLeft(SESSION_MS - left));
      timer = setTimeout(look, left % 1000 || 1000);
    };
    look();
    return () => clearTimeout(timer);
  }, [startedAt, clock]);
  return (
    <span role="timer" aria-live="off" className={styles.face}>
      {COPY.exactLeft(clockFace(seconds))}
    </span>
  );
}
