import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { parseJournal, type Journal } from './journal.logic';

export interface JournalStore {
  journal: Journal;
  /** The browser refused to store the last change, so it lasts as long as the page. */
  isRefused: boolean;
  /** Reads the journal, including changes of other tabs. */
  read(): Journal;
  save(journal: Journal): void;
}

const STORED_JOURNAL = persistedState<Journal>({
  key: 'stillsam.ovning.tankar',
  initial: [],
  parse: (text) => parseJournal(JSON.parse(text)),
});

/** The saved exercises. They stay in this browser until the visitor erases them, and are never sent. */
export function useJournal(): JournalStore {
  const { value, isRefused } = usePersistedState(STORED_JOURNAL);
  return {
    journal: value,
    isRefused,
    read: STORED_JOURNAL.read,
    save(journal) {
      if (journal.length === 0) STORED_JOURNAL.clear();
      else STORED_JOURNAL.save(journal);
    },
  };
}
