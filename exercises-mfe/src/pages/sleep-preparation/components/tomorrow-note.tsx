import { useRef, useState } from 'react';
import { Button } from '@stillsam/ui';
import { downloadText } from '../../../browser/download-text';
import { PrivateText } from '../../../features/private-text/private-text';
import { SLEEP_COPY } from '../sleep-preparation.copy';
import styles from './sleep-tools.module.css';

const COPY = SLEEP_COPY.note;

/** A note for tomorrow. The text is in this field alone, and putting it away can be undone. */
export function TomorrowNote() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [putAway, setPutAway] = useState<string | null>(null);
  const isEmpty = text.trim() === '';

  const write = (next: string) => {
    setText(next);
    setPutAway(null);
  };
  // The clicked button is removed, so the focus moves to the field.
  const clear = () => {
    setPutAway(text);
    setText('');
    field.current?.focus();
  };
  const takeBack = (kept: string) => {
    write(kept);
    field.current?.focus();
  };

  return (
    <section className={styles.tool} aria-labelledby="till-i-morgon">
      <h2 id="till-i-morgon">{COPY.title}</h2>
      <p>{COPY.text}</p>
      <PrivateText ref={field} label={COPY.label} hint={COPY.hint} value={text} onWrite={write} />
      <p role="status" className={styles.status}>
        {putAway === null ? null : COPY.cleared}
      </p>
      <div className={styles.actions}>
        {putAway === null ? (
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
          <Button variant="quiet" onClick={() => takeBack(putAway)}>
            {COPY.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
