import { useState } from 'react';
import type { RowSelectionState, Updater } from '@tanstack/react-table';
import type { Subscriber } from './newsletter.queries';

/**
 * Which subscribers are chosen, over all pages of one list. Another search or filter lets go of them, so that
 * nobody out of sight is changed by mistake.
 *
 * @param scope names the list: whatever decides who is in it.
 */
export function useSelection(scope: string, page: readonly Subscriber[]) {
  const [selected, setSelected] = useState<RowSelectionState>({});
  const [knownScope, setKnownScope] = useState(scope);
  if (scope !== knownScope) {
    setKnownScope(scope);
    setSelected({});
  }
  const ids = Object.keys(selected);
  return {
    selected,
    ids,
    isPageSelected: page.length > 0 && page.every(({ id }) => selected[id]),
    change: (updater: Updater<RowSelectionState>) => setSelected(updater),
    selectPage: (isSelected: boolean) =>
      setSelected((current) => {
        const next = { ...current };
        for (const { id } of page) {
          if (isSelected) next[id] = true;
          else delete next[id];
        }
        return next;
      }),
    clear: () => setSelected({}),
  };
}
