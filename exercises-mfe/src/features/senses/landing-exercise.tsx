import { useEffect, useReducer, useRef } from 'react';
import { Button, VisuallyHidden } from '@stillsam/ui';
import { SENSES_COPY } from './senses.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './landing-exercise.module.css';

/** The view: all lines, one line, or the end. */
export type Landing = { view: 'all' | 'done' } | { view: 'one'; line: number };

export type LandingEvent = 'began' | 'advanced' | 'stopped';

/** The state after an event. The end follows the last of the `lines`. */
export function nextLanding(landing: Landing, event: LandingEvent, lines: number): Landing {
  switch (event) {
    case 'began':
      return landing.view === 'one' ? landing : { view: 'one', line: 0 };
    case 'stopped':
      return landing.view === 'all' ? landing : { view: 'all' };
    case 'advanced': {
      if (landing.view !== 'one') return landing;
      const line = landing.line + 1;
      return line < lines ? { view: 'one', line } : { view: 'done' };
    }
  }
}

const { landing: COPY, senses: LINES } = SENSES_COPY;
const ALL: Landing = { view: 'all' };

/** Five things, four, three, two, one: all lines, or one line at a time. */
export function LandingExercise() {
  const [landing, send] = useReducer(
    (state: Landing, event: LandingEvent) => nextLanding(state, event, LINES.length),
    ALL,
  );
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the current line may be out of view, because the button is below the lines.
    lines.current?.querySelector('[data-place="now"]')?.scrollIntoView({ block: 'nearest' });
  }, [landing]);
  const line = landing.view === 'one' ? LINES[landing.line] : undefined;
  const isLast = landing.view === 'one' && landing.line === LINES.length - 1;
  return (
    <section className={styles.landing} aria-labelledby="landa-har">
      <h2 id="landa-har">{COPY.title}</h2>
      <p className={styles.text}>{COPY.text}</p>
      <ol ref={lines} className={styles.lines} role="list">
        {LINES.map(({ count, text }, index) => (
          <li key={count} data-place={placeOf(landing, index)}>
            <strong>{count}</strong> {text}
          </li>
        ))}
      </ol>
      <p className={styles.spoken} role="status">
        {landing.view === 'done' ? COPY.done : null}
        {line ? <VisuallyHidden>{`${line.count} ${line.text}`}</VisuallyHidden> : null}
      </p>
      <div className={`${styles.actions} ${shown.withScript} ${shown.onScreen}`}>
        <Button onClick={() => send(line ? 'advanced' : 'began')}>{buttonText(landing, isLast)}</Button>
        {line ? (
          <Button variant="quiet" onClick={() => send('stopped')}>
            {COPY.stop}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function placeOf(landing: Landing, index: number): 'now' | 'later' | 'here' {
  if (landing.view !== 'one') return 'here';
  return landing.line === index ? 'now' : 'later';
}

function buttonText(landing: Landing, isLast: boolean): string {
  if (landing.view === 'done') return COPY.again;
  if (landing.view === 'all') return COPY.begin;
  return isLast ? COPY.last : COPY.next;
}
