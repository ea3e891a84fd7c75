import { useRef, useState } from 'react';
import { Button, CheckboxField } from '@stillsam/ui';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { BulkChange } from './bulk-action';
import styles from './selection-bar.module.css';
import type { ListSelection } from '../../features/list/data-table';
import type { Subscriber } from './person-dialog';

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

export interface Selection extends Pick<ListSelection<Subscriber>, 'ids' | 'select'> {
  clear: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The selected subscribers, over all pages of one list. Another search or filter clears the selection, so that
 * nobody out of sight is changed by mistake.
 *
 * @param scope names the list: all that decides who is in it.
 */
export function useSelection(scope: string): Selection {
  const [ids, setIds] = useState(NOBODY);
  const [knownScope, setKnownScope] = useState(scope);
  if (scope !== knownScope) {
    setKnownScope(scope);
    setIds(NOBODY);
  }
  return {
    ids,
    select: (changed, isSelected) =>
      setIds((current) => {
        const next = new Set(current);
        for (const id of changed) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setIds(NOBODY),
  };
}
