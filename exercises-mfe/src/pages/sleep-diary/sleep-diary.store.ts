import { persistedState } from '@stillsam/platform/persisted-state';
import { parseDiary, type Diary } from './sleep-diary.logic';

/** The diary, which is never sent. */
export const STORED_DIARY = persistedState<Diary>({
  key: 'stillsam.ovning.somndagbok',
  initial: [],
  parse: (text) => parseDiary(JSON.parse(text)),
});
