import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { parseDiary, type Diary } from './sleep-diary.logic';

const STORED_DIARY = persistedState<Diary>({
  key: 'stillsam.ovning.somndagbok',
  initial: [],
  parse: (text) => parseDiary(JSON.parse(text)),
});

/** The diary stays in this browser until the visitor erases it, and is never sent. */
export function useSleepDiary() {
  const { value, isRefused } = usePersistedState(STORED_DIARY);
  return {
    diary: value,
    isRefused,
    save(diary: Diary) {
      if (diary.length === 0) STORED_DIARY.clear();
      else STORED_DIARY.save(diary);
    },
  };
}
