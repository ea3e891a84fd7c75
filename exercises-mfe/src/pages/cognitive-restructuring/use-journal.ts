import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { parseJournal, type Journal } from './journal.logic';

export interface JournalKeeper {
  journal: Journal;
  /** The browser refused to store the last change, which lasts as long as the page. */
  isRefused: boolean;
  /** The journal with the latest changes of other tabs. */
  read(): Journal;
  keep(journal: Journal): void;
}

const STORED_JOURNAL = persistedState<Journal>({
  key: 'stillsam.ovning.tankar',
  initial: [],
  parse: (text) => parseJournal(JSON.parse(text)),
});

/** The saved exercises. They stay in this browser until they are erased, and are sent nowhere. */
export function useJournal(): JournalKeeper {
  const { value, isRefused } = usePersistedState(STORED_JOURNAL);
  return {
    journal: value,
    isRefused,
    read: STORED_JOURNAL.read,
    keep(journal) {
      if (journal.length === 0) STORED_JOURNAL.clear();
      else STORED_JOURNAL.save(journal);
    },
  };
}
