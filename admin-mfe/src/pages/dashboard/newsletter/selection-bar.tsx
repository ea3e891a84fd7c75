import { Button, CheckboxField } from '@stillsam/ui';
import { useRef } from 'react';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { BulkChange } from './newsletter.queries';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  /** Ids of the page that is shown. */
  page: readonly string[];
  onAsk: (action: BulkChange['action']) => void;
}

/** Selects a whole page, and offers what can be done with the selected subscribers. */
export function SelectionBar({ selection, page, onAsk }: SelectionBarProps) {
  const pageBox = useRef<HTMLInputElement>(null);
  const count = selection.ids.size;
  // The clicked button disappears with the selection.
  const clear = () => {
    selection.clear();
    pageBox.current?.focus();
  };
  return (
    <div role="group" aria-label={NEWSLETTER_COPY.bulkBar} className={styles.bar}>
      <CheckboxField
        ref={pageBox}
        label={NEWSLETTER_COPY.selectPage}
        checked={page.every((id) => selection.ids.has(id))}
        onChange={(event) => selection.select(page, event.target.checked)}
      />
      {count > 0 ? (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onAsk('unsubscribe')}>
            {NEWSLETTER_COPY.bulkUnsubscribe}
          </Button>
          <Button variant="danger" onClick={() => onAsk('delete')}>
            {NEWSLETTER_COPY.bulkDelete}
          </Button>
          <Button variant="quiet" onClick={clear}>
            {NEWSLETTER_COPY.clearSelection}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.count}>
        {count > 0 ? NEWSLETTER_COPY.selected(count) : ''}
      </p>
    </div>
  );
}
