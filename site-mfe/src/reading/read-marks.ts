import { persistedState } from '@stillsam/platform/persisted-state';
import { useSyncExternalStore } from 'react';
import { isSaved, type SavedArticle } from './saved-articles';

/** Where the visitor last was in an article that is not read to its end. */
export interface ReadingPlace extends SavedArticle {
  /** Id of the heading. */
  section: string;
  sectionTitle: string;
}

/** The articles that were read in this browser, if the visitor has turned that on. */
export interface ReadMarks {
  isOn: boolean;
  /** Ids of articles. */
  ids: readonly string[];
  place?: ReadingPlace;
}

/** More than the library has articles. The oldest marks are dropped first. */
const MAX_MARKS = 500;
const OFF: ReadMarks = { isOn: false, ids: [] };
/** A list of earlier versions, which stored it without asking. */
const UNASKED: ReadMarks = { ...OFF };

const STORED_MARKS = persistedState({ key: 'stillsam.lasta-artiklar', initial: OFF, parse });

function parse(text: string): ReadMarks | null {
  const stored: unknown = JSON.parse(text);
  if (Array.isArray(stored)) return UNASKED;
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('isOn' in stored) || stored.isOn !== true || !('ids' in stored)) return null;
  const ids: unknown[] = Array.isArray(stored.ids) ? stored.ids : [];
  const place = 'place' in stored && isPlace(stored.place) ? stored.place : undefined;
  return { isOn: true, ids: ids.filter((id) => typeof id === 'string'), ...(place && { place }) };
}

function isPlace(value: unknown): value is ReadingPlace {
  if (!isSaved(value) || !('section' in value) || !('sectionTitle' in value)) return false;
  return typeof value.section === 'string' && typeof value.sectionTitle === 'string';
}

/** Stores the marks in this browser alone. */
export function saveReadMarks({ isOn, ids, place }: ReadMarks): void {
  if (isOn) STORED_MARKS.save({ isOn, ids: ids.slice(-MAX_MARKS), place });
  else STORED_MARKS.clear();
}

/** Turns the marks on. */
export function rememberReading(): void {
  saveReadMarks({ ...STORED_MARKS.read(), isOn: true });
}

/** Removes the marks and the setting from the browser. */
export function forgetReading(): void {
  STORED_MARKS.clear();
}

/** Sets or removes a mark, if they are turned on. Who has read an article does not continue it. */
export function markRead(id: string, isRead: boolean): void {
  const { ids, ...marks } = STORED_MARKS.read();
  const others = ids.filter((mark) => mark !== id);
  saveReadMarks(isRead ? { isOn: marks.isOn, ids: [...others, id] } : { ...marks, ids: others });
}

/** Remembers the place, if the marks are turned on; without one it forgets the last. */
export function keepPlace(place?: ReadingPlace): void {
  saveReadMarks({ ...STORED_MARKS.read(), place });
}

/** The marks, updated by changes in other tabs. The server renders none. */
export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(subscribe, STORED_MARKS.read, STORED_MARKS.readOnServer);
}

function subscribe(onChange: () => void): () => void {
  if (STORED_MARKS.read() === UNASKED) forgetReading();
  return STORED_MARKS.subscribe(onChange);
}
