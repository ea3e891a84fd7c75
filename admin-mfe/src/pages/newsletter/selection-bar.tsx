import { useRef, useState, type RefObject } from 'react';
import { Button } from '@stillsam/ui';
import { NEWSLETTER_COPY } from './newsletter.copy';
import type { BulkChange, Subscriber } from './bulk-action';
import styles from './newsletter.module.css';
import type { ListSelection } from '../../features/list/data-table';

interface SelectionBarProps {
  selection: Selection;
  /** Ids of the page that is shown. */
  page: readonly string[];
  /** Number of subscribers whom the filter selects. */
  total: number;
  onAsk: (action: BulkChange['action']) => void;
}

/** What can be done with the selected subscribers, at the end of the window while there are any. */
export function SelectionBar({ selection, page, total, onAsk }: SelectionBarProps) {
  const isPageSelected = page.every((id) => selection.ids.has(id));
  const count = selection.isAll ? total : selection.ids.size;
  // The clicked button disappears with the selection.
  const clear = () => {
    selection.clear();
    selection.pageRef.current?.focus();
  };
  return (
    <div role="group" aria-label={NEWSLETTER_COPY.bulkBar} className={styles.bar}>
      {count > 0 ? (
        <div className={styles.actions}>
          {isPageSelected && !selection.isAll && total > page.length ? (
            <Button variant="secondary" onClick={selection.selectAll}>
              {NEWSLETTER_COPY.selectAll(total)}
            </Button>
          ) : null}
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
        {count === 0
          ? ''
          : selection.isAll
            ? NEWSLETTER_COPY.selectedAll(count)
            : NEWSLETTER_COPY.selected(count)}
      </p>
    </div>
  );
}

export interface Selection extends Pick<ListSelection<Subscriber>, 'ids' | 'select'> {
  /** Everybody whom the filter selects, also on other pages. */
  isAll: boolean;
  pageRef: RefObject<HTMLInputElement | null>;
  selectAll: () => void;
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
  const [isAll, setIsAll] = useState(false);
  const [knownScope, setKnownScope] = useState(scope);
  const pageRef = useRef<HTMLInputElement>(null);
  if (scope !== knownScope) {
    setKnownScope(scope);
    setIds(NOBODY);
    setIsAll(false);
  }
  return {
    ids,
    isAll,
    pageRef,
    selectAll: () => setIsAll(true),
    select: (changed, isSelected) => {
      setIsAll(false);
      setIds((current) => {
        const next = new Set(current);
        for (const id of changed) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    clear: () => {
      setIds(NOBODY);
      setIsAll(false);
    },
  };
}
