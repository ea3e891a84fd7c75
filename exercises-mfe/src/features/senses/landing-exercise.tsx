import { useEffect, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '@stillsam/ui';
import { Outcome, SmallExercise, StepActions } from '../../components/step-parts/step-parts';
import { SAFE_POINT_COPY } from './safe-point.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './landing-exercise.module.css';

const { landing: COPY, senses: LINES } = SAFE_POINT_COPY;

/** Five things, four, three, two, one: all lines, or one line at a time. */
export function LandingExercise() {
  /** The line that is shown; undefined shows all, and the end follows the last. */
  const [current, setCurrent] = useState<number>();
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the current line may be out of view, because the button is below the lines.
    lines.current?.querySelector('[data-place="now"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const line = current === undefined ? undefined : LINES[current];
  const isDone = current === LINES.length;
  const placeOf = (index: number) => {
    if (!line) return 'here';
    return index === current ? 'now' : 'later';
  };
  const goOn = () => setCurrent(current === undefined || isDone ? 0 : current + 1);
  return (
    <SmallExercise id="landa-har" title={COPY.title}>
      <p>{COPY.text}</p>
      <ol ref={lines} className={styles.lines} role="list">
        {LINES.map(({ count, text }, index) => (
          <li key={count} data-place={placeOf(index)}>
            <strong>{count}</strong> {text}
          </li>
        ))}
      </ol>
      <Outcome>
        {isDone ? <p>{COPY.done}</p> : null}
        {line ? <VisuallyHidden>{`${line.count} ${line.text}`}</VisuallyHidden> : null}
      </Outcome>
      <div className={shown.withScript}>
        <StepActions>
          <Button onClick={goOn}>{buttonText(current)}</Button>
          {line ? (
            <Button variant="quiet" onClick={() => setCurrent(undefined)}>
              {COPY.stop}
            </Button>
          ) : null}
        </StepActions>
      </div>
    </SmallExercise>
  );
}

function buttonText(current: number | undefined): string {
  if (current === undefined) return COPY.begin;
  if (current === LINES.length) return COPY.again;
  return current === LINES.length - 1 ? COPY.last : COPY.next;
}
