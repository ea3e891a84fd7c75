import { useState } from 'react';
import { createStoredValue, useStoredValue } from '../../browser/stored-value';
import { parseJournal, type Journal } from './journal.logic';

export interface JournalKeeper {
  journal: Journal;
  /** The browser refused to keep the last change: it lives on this page alone. */
  isRefused: boolean;
  /** The journal as it is right now, with what other tabs have written. */
  read(): Journal;
  keep(journal: Journal): void;
}

/** The saved exercises. They are kept in this browser until they are erased, and are sent nowhere. */
export function useJournal(): JournalKeeper {
  const [stored] = useState(() =>
    createStoredValue<Journal>({ area: 'browser', key: 'tankar', empty: [], parse: parseJournal }),
  );
  const { value, isRefused } = useStoredValue(stored);
  return {
    journal: value,
    isRefused,
    read: () => stored.read().value,
    keep(journal) {
      if (journal.length === 0) stored.erase();
      else stored.write(journal);
    },
  };
}
