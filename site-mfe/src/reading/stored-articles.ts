import { LISTENING_CACHE } from '@stillsam/paths';
import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';
import { forgetNarration } from '@stillsam/read-aloud/narration';
import { useSyncExternalStore } from 'react';

/** An article that the visitor saved for later. */
export interface SavedArticle {
  slug: string;
  title: string;
}

/** The oldest are dropped first. */
const MAX_SAVED = 50;
const NONE_SAVED: readonly SavedArticle[] = [];

const SAVED = persistedState({ key: 'stillsam.sparade-artiklar', initial: NONE_SAVED, parse: parseSaved });

function parseSaved(text: string): SavedArticle[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter(isSaved) : null;
}

function isSaved(value: unknown): value is SavedArticle {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('title' in value)) return false;
  return typeof value.slug === 'string' && typeof value.title === 'string';
}

/** Saves the article in this browser alone, or removes it. Audio that was kept goes with its article. */
export function saveForLater({ slug, title }: SavedArticle, isKept: boolean): void {
  const before = SAVED.read();
  const others = before.filter((article) => article.slug !== slug);
  const articles = isKept ? [...others, { slug, title }].slice(-MAX_SAVED) : others;
  if (articles.length > 0) SAVED.save(articles);
  else SAVED.clear();
  const removed = before.filter((one) => !articles.some((article) => article.slug === one.slug));
  if (removed.length > 0) void forgetAudio(removed);
}

/** The saved articles, oldest first. The server renders none. */
export function useSavedArticles(): readonly SavedArticle[] {
  return usePersistedState(SAVED).value;
}

async function forgetAudio(articles: readonly SavedArticle[]): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(LISTENING_CACHE))) return;
  for (const { slug } of articles) await forgetNarration({ cache: LISTENING_CACHE, id: slug });
}

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

const MARKS = persistedState({ key: 'stillsam.lasta-artiklar', initial: OFF, parse: parseMarks });

function parseMarks(text: string): ReadMarks | null {
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
  if (isOn) MARKS.save({ isOn, ids: ids.slice(-MAX_MARKS), place });
  else MARKS.clear();
}

/** Turns the marks on. */
export function rememberReading(): void {
  saveReadMarks({ ...MARKS.read(), isOn: true });
}

/** Removes the marks and the setting from the browser. */
export function forgetReading(): void {
  MARKS.clear();
}

/** Sets or removes a mark, if they are turned on. Who has read an article does not continue it. */
export function markRead(id: string, isRead: boolean): void {
  const { ids, ...marks } = MARKS.read();
  const others = ids.filter((mark) => mark !== id);
  saveReadMarks(isRead ? { isOn: marks.isOn, ids: [...others, id] } : { ...marks, ids: others });
}

/** Remembers the place, if the marks are turned on; without one it forgets the last. */
export function keepPlace(place?: ReadingPlace): void {
  saveReadMarks({ ...MARKS.read(), place });
}

/** The marks, updated by changes in other tabs. The server renders none. */
export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(subscribe, MARKS.read, MARKS.readOnServer);
}

function subscribe(onChange: () => void): () => void {
  if (MARKS.read() === UNASKED) forgetReading();
  return MARKS.subscribe(onChange);
}
