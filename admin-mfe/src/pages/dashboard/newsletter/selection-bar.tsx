import { Button, CheckboxField } from '@stillsam/ui';
import { useRef } from 'react';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { BulkChange } from './newsletter.queries';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many are chosen, on all pages. */
  count: number;
  isPageSelected: boolean;
  onSelectPage: (isSelected: boolean) => void;
  onClear: () => void;
  onAsk: (action: BulkChange['action']) => void;
}

/** Chooses a whole page, and says what can be done with the chosen ones. */
export function SelectionBar({ count, isPageSelected, onSelectPage, onClear, onAsk }: SelectionBarProps) {
  const page = useRef<HTMLInputElement>(null);
  // The button that is pressed goes away with the choice.
  const clear = () => {
    onClear();
    page.current?.focus();
  };
  return (
    <div role="group" aria-label={NEWSLETTER_COPY.bulkBar} className={styles.bar}>
      <CheckboxField
        ref={page}
        label={NEWSLETTER_COPY.selectPage}
        checked={isPageSelected}
        onChange={(event) => onSelectPage(event.target.checked)}
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
