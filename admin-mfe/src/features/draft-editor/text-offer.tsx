import { useId, useRef, useState } from 'react';
import { Button, ConfirmDialog, Notice } from '@stillsam/ui';
import { formatRecent, unbroken } from '../../format-date';
import styles from './text-offer.module.css';
import look from '../../look.module.css';
import { UNSAVED_COPY as COPY } from './draft-editor.copy';
import type { StoredText } from './text-store';

export interface TextOfferProps<Text> {
  /** Those that are not answered, the newest first. */
  texts: readonly StoredText<Text>[];
  /** The title of the text, else its first words; empty for a text without any. */
  nameOf: (text: Text) => string;
  onTakeUp: (text: StoredText<Text>) => void;
  onDiscard: (text: StoredText<Text>) => void;
}

/** Offers unsaved texts of earlier visits: the one that there is, or a list of them on request. */
export function TextOffer<Text>({ texts, nameOf, onTakeUp, onDiscard }: TextOfferProps<Text>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [asked, setAsked] = useState<readonly StoredText<Text>[]>([]);
  const [now] = useState(() => Date.now());
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  const [newest] = texts;
  if (!newest) return null;
  const whenOf = ({ savedAt }: StoredText<Text>) => unbroken(formatRecent(savedAt, now));
  const answers = (text: StoredText<Text>, describedBy: string) => (
    <>
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => onTakeUp(text)}>
        {COPY.takeUp}
      </Button>
      <Button variant="quiet" aria-describedby={describedBy} onClick={() => setAsked([text])}>
        {COPY.discard}
      </Button>
    </>
  );
  const isOne = texts.length === 1;
  return (
    <Notice tone="info" className={styles.offer}>
      <div ref={first} className={styles.asked}>
        <p id={id}>
          {isOne ? COPY.found(whenOf(newest)) : COPY.several(texts.length, whenOf(newest))}
          {isOne && nameOf(newest).trim() ? (
            <span className={look.saidOnPhone}>: ”{nameOf(newest).trim()}”</span>
          ) : null}
        </p>
        {isOne ? (
          answers(newest, id)
        ) : (
          <Button
            variant={isUnfolded ? 'quiet' : 'secondary'}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? COPY.showNone : COPY.showAll}
          </Button>
        )}
      </div>
      {isUnfolded && !isOne ? (
        <>
          <ul className={styles.offers} role="list">
            {texts.map((text) => (
              <li key={text.tab} className={styles.asked}>
                <p id={`${id}-${text.tab}`}>
                  <span className={styles.title}>{nameOf(text).trim() || COPY.nameless}</span>{' '}
                  <span className={styles.when}>{whenOf(text)}</span>
                </p>
                {answers(text, `${id}-${text.tab}`)}
              </li>
            ))}
          </ul>
          <Button variant="quiet" className={styles.all} onClick={() => setAsked(texts)}>
            {COPY.discardAll}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={COPY.question(asked.length)}
        tone="danger"
        confirmLabel={asked.length === 1 ? COPY.discardConfirmed : COPY.discardAll}
        cancelLabel={COPY.keep}
        onConfirm={() => {
          setAsked([]);
          asked.forEach(onDiscard);
          // The button that had the focus is gone.
          requestAnimationFrame(() => {
            const left = first.current?.querySelector('button');
            (left ?? document.querySelector<HTMLElement>('form :is(input, textarea)'))?.focus();
          });
        }}
        onCancel={() => setAsked([])}
      >
        <p>{COPY.consequence(asked.map(whenOf))}</p>
      </ConfirmDialog>
    </Notice>
  );
}
