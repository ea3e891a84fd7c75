import { useState } from 'react';
import type { ListSelection } from '../../../features/list/data-table';
import type { Subscriber } from './newsletter.queries';

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
