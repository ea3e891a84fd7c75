import { useRef, useState } from 'react';
import { Button } from '@stillsam/ui';
import { downloadText } from '../../browser/download-text';
import { PrivateText } from '../../components/private-text/private-text';
import { Outcome, StepActions } from '../../components/step-parts/step-parts';
import { EVENING_COPY } from './evening-tools.copy';
import shown from '@stillsam/ui/styles/shown.module.css';
import styles from './sleep-tools.module.css';

const COPY = EVENING_COPY.note;

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
    <section className={styles.tool} aria-labelledby="till-i-morgon">
      <h2 id="till-i-morgon">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <PrivateText ref={field} label={COPY.label} hint={COPY.hint} value={text} onWrite={write} />
      <Outcome>{clearedText === null ? null : <p>{COPY.cleared}</p>}</Outcome>
      <div className={shown.withScript}>
        <StepActions>
          {clearedText === null ? (
            <>
              <Button variant="secondary" aria-disabled={isEmpty} onClick={isEmpty ? undefined : clear}>
                {COPY.clear}
              </Button>
              <Button
                variant="quiet"
                aria-disabled={isEmpty}
                onClick={isEmpty ? undefined : () => downloadText(COPY.fileName, 'text/plain', text)}
              >
                {COPY.download}
              </Button>
            </>
          ) : (
            <Button variant="quiet" onClick={() => undo(clearedText)}>
              {COPY.undo}
            </Button>
          )}
        </StepActions>
      </div>
    </section>
  );
}
