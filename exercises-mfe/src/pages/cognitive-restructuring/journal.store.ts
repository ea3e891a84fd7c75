import { persistedState } from '@stillsam/platform/persisted-state';
import type { useStoredList } from '../../browser/use-stored-list';
import { parseJournal, type Journal, type JournalEntry } from './journal.logic';

export type JournalStore = ReturnType<typeof useStoredList<JournalEntry>>;

/** The saved exercises, which are never sent. */
export const STORED_JOURNAL = persistedState<Journal>({
  key: 'stillsam.ovning.tankar',
  initial: [],
  parse: (text) => parseJournal(JSON.parse(text)),
});
