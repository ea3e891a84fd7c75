import { useId, useState } from 'react';
import { Button, ConfirmDialog, Notice } from '@stillsam/ui';
import { formatRecent, unbroken } from '../../format-date';
import styles from './draft-editor.module.css';
import { UNSAVED_COPY } from './draft-editor.copy';
import type { StoredText } from './text-store';

const SHOWN_LETTERS = 60;

export interface TextOfferProps<Text> {
  /** Those that are not answered, the newest first. */
  texts: readonly StoredText<Text>[];
  /** The title of the text, else its first words; empty for a text without any. */
  nameOf: (text: Text) => string;
  onTakeUp: (text: StoredText<Text>) => void;
  onDiscard: (text: StoredText<Text>) => void;
}

/** Offers unsaved texts of earlier visits: the newest, and all of them on request. */
export function TextOffer<Text>({ texts, nameOf, onTakeUp, onDiscard }: TextOfferProps<Text>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [asked, setAsked] = useState<StoredText<Text>>();
  const [now] = useState(() => Date.now());
  const listId = useId();
  if (texts.length === 0) return null;
  const whenOf = ({ savedAt }: StoredText<Text>) => unbroken(formatRecent(savedAt, now));
  return (
    <Notice tone="info">
      <ul id={listId} className={styles.offers}>
        {(isUnfolded ? texts : texts.slice(0, 1)).map((text, index) => {
          const name = nameOf(text).trim();
          const id = `${listId}-${text.tab}`;
          return (
            <li key={text.tab} className={styles.offer}>
              <p id={id} className={styles.offered}>
                {index === 0 ? UNSAVED_COPY.found(whenOf(text)) : UNSAVED_COPY.older(whenOf(text))}
                {name ? (
                  <>
                    : <span className={styles.offeredName}>”{shorten(name)}”</span>
                  </>
                ) : null}
              </p>
              <Button variant="secondary" aria-describedby={id} onClick={() => onTakeUp(text)}>
                {UNSAVED_COPY.takeUp}
              </Button>
              <Button variant="quiet" aria-describedby={id} onClick={() => setAsked(text)}>
                {UNSAVED_COPY.discard}
              </Button>
              {index === 0 && texts.length > 1 ? (
                <Button
                  variant="quiet"
                  aria-expanded={isUnfolded}
                  aria-controls={listId}
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  {isUnfolded ? UNSAVED_COPY.showNewest : UNSAVED_COPY.showAll(texts.length)}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={UNSAVED_COPY.question}
        tone="danger"
        confirmLabel={UNSAVED_COPY.discardConfirmed}
        cancelLabel={UNSAVED_COPY.keep}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onDiscard(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <p>{asked ? UNSAVED_COPY.consequence(whenOf(asked)) : null}</p>
      </ConfirmDialog>
    </Notice>
  );
}

/** Enough of a title to know it by. */
function shorten(title: string): string {
  return title.length > SHOWN_LETTERS + 1 ? `${title.slice(0, SHOWN_LETTERS).trimEnd()}…` : title;
}
