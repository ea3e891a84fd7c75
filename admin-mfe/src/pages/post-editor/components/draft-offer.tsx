import { Button, Notice } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import { EDITOR_COPY } from '../post-editor.copy';
import type { OfferedText } from '../use-unsaved-text';
import styles from './draft-offer.module.css';

interface DraftOfferProps {
  text: OfferedText;
  onRestore: (text: OfferedText) => void;
  onDiscard: (text: OfferedText) => void;
}

/** Offers unsaved text of an earlier visit. */
export function DraftOffer({ text, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Notice tone="info">
      <p>{EDITOR_COPY.draft.found(formatDateTime(text.savedAt))}</p>
      <p className={styles.choices}>
        <Button variant="secondary" onClick={() => onRestore(text)}>
          {EDITOR_COPY.draft.restore}
        </Button>
        <Button variant="quiet" onClick={() => onDiscard(text)}>
          {EDITOR_COPY.draft.discard}
        </Button>
      </p>
    </Notice>
  );
}
