import { useEffect, useState } from 'react';
import { Button } from '@stillsam/ui';
import type { Clock } from '../../../browser/clock';
import type { BreathingView } from '../breathing-session';
import { cyclesOf, sessionMs, type Plan } from '../breath-plan';
import { clockFace, secondsLeft } from '../breathing.logic';
import { MINDFUL_BREATHING_COPY as COPY, calmTimeLeft } from '../mindful-breathing.copy';
import styles from './time-left.module.css';

/** Longer sessions show no marks. */
const MAX_MARKS = 9;

interface TimeLeftProps {
  view: Extract<BreathingView, { status: 'running' }>;
  clock: Clock;
}

/** The time left: in rounded minutes, and in seconds on request. */
export function TimeLeft({ view, clock }: TimeLeftProps) {
  const [isExact, setIsExact] = useState(false);
  const { plan, moment } = view;
  const { cycle, phaseStartsAt } = moment;
  const cycles = cyclesOf(plan);
  return (
    <div className={styles.timeLeft}>
      <p className={styles.breaths}>
        {cycles <= MAX_MARKS ? (
          <span className={styles.marks} aria-hidden="true">
            {Array.from({ length: cycles }, (_, index) => (
              <span key={index} data-breathed={index < cycle} />
            ))}
          </span>
        ) : null}
        {COPY.breathOf(cycle, cycles)}
      </p>
      <p className={styles.time}>
        {isExact ? (
          <ExactTime startedAt={view.startedAt} plan={plan} clock={clock} />
        ) : (
          <span>{calmTimeLeft(secondsLeft(phaseStartsAt, plan), plan)}</span>
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

interface ExactTimeProps {
  startedAt: number;
  plan: Plan;
  clock: Clock;
}

function ExactTime({ startedAt, plan, clock }: ExactTimeProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(clock.now() - startedAt, plan));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const elapsed = clock.now() - startedAt;
      const left = sessionMs(plan) - elapsed;
      setSeconds(secondsLeft(elapsed, plan));
      timer = setTimeout(update, left % 1000 || 1000);
    };
    update();
    return () => clearTimeout(timer);
  }, [startedAt, plan, clock]);
  return (
    <span role="timer" aria-live="off" className={styles.face}>
      {COPY.exactLeft(clockFace(seconds))}
    </span>
  );
}
