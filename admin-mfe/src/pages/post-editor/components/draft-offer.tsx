import { Button, Notice } from '@stillsam/ui';
import { formatDateTime } from '../../../features/dates/format-date';
import type { Draft } from '../draft-store';
import { EDITOR_COPY } from '../post-editor.copy';
import styles from './draft-offer.module.css';

interface DraftOfferProps {
  draft: Draft;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/** Gives back what was typed earlier and never saved. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <Notice tone="info">
      <p>{EDITOR_COPY.draft.found(formatDateTime(draft.savedAt))}</p>
      <p className={styles.choices}>
        <Button variant="secondary" onClick={() => onRestore(draft)}>
          {EDITOR_COPY.draft.restore}
        </Button>
        <Button variant="quiet" onClick={() => onDiscard(draft)}>
          {EDITOR_COPY.draft.discard}
        </Button>
      </p>
    </Notice>
  );
}
