import { useState } from 'react';
import { Button, ConfirmDialog, Notice } from '@stillsam/ui';
import { formatDateTime, unbroken } from '../../format-date';
import styles from './draft-editor.module.css';
import { UNSAVED_COPY } from './draft-editor.copy';
import type { StoredText } from './text-store';

const SHOWN_LETTERS = 40;

export interface TextOfferProps<Text> {
  /** The newest one that is not answered. */
  text: StoredText<Text> | undefined;
  /** Its title, as far as it has one. */
  nameOf: (text: Text) => string;
  /** How many more there are, to be offered one after the other. */
  olderOnes: number;
  onTakeUp: (text: StoredText<Text>) => void;
  onDiscard: (text: StoredText<Text>) => void;
}

/** Offers unsaved text of an earlier visit. */
export function TextOffer<Text>({ text, nameOf, olderOnes, onTakeUp, onDiscard }: TextOfferProps<Text>) {
  const [isAsking, setIsAsking] = useState(false);
  if (!text) return null;
  const when = unbroken(formatDateTime(text.savedAt));
  return (
    <Notice tone="info">
      <p>
        {UNSAVED_COPY.found(when, shorten(nameOf(text)))}
        {olderOnes ? ` ${UNSAVED_COPY.olderOnes(olderOnes)}` : null}
      </p>
      <p className={styles.choices}>
        <Button variant="secondary" onClick={() => onTakeUp(text)}>
          {UNSAVED_COPY.takeUp}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {UNSAVED_COPY.discard}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={UNSAVED_COPY.question}
        tone="danger"
        confirmLabel={UNSAVED_COPY.discardConfirmed}
        cancelLabel={UNSAVED_COPY.keep}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard(text);
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{UNSAVED_COPY.consequence(when)}</p>
      </ConfirmDialog>
    </Notice>
  );
}

/** Enough of a title to know it by. */
function shorten(title: string): string {
  return title.length > SHOWN_LETTERS + 1 ? `${title.slice(0, SHOWN_LETTERS).trimEnd()}…` : title;
}
