import { LISTENING_CACHE } from '@stillsam/paths';
import { persistedState } from '@stillsam/platform/persisted-state';
import { forgetNarration } from '@stillsam/read-aloud/narration';
import { useSyncExternalStore } from 'react';

/** An article that the visitor saved for later. */
export interface SavedArticle {
  slug: string;
  title: string;
}

/** The oldest are dropped first. */
const MAX_SAVED = 50;
const NONE: readonly SavedArticle[] = [];

const STORED = persistedState({ key: 'stillsam.sparade-artiklar', initial: NONE, parse });

function parse(text: string): SavedArticle[] | null {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter(isSaved) : null;
}

export function isSaved(value: unknown): value is SavedArticle {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('title' in value)) return false;
  return typeof value.slug === 'string' && typeof value.title === 'string';
}

/** Saves the article in this browser alone, or removes it. Audio that was kept goes with its article. */
export function saveForLater({ slug, title }: SavedArticle, isKept: boolean): void {
  const before = STORED.read();
  const others = before.filter((article) => article.slug !== slug);
  const articles = isKept ? [...others, { slug, title }].slice(-MAX_SAVED) : others;
  if (articles.length > 0) STORED.save(articles);
  else STORED.clear();
  const removed = before.filter((one) => !articles.some((article) => article.slug === one.slug));
  if (removed.length > 0) void forgetAudio(removed);
}

/** The saved articles, oldest first. The server renders none. */
export function useSavedArticles(): readonly SavedArticle[] {
  return useSyncExternalStore(STORED.subscribe, STORED.read, STORED.readOnServer);
}

async function forgetAudio(articles: readonly SavedArticle[]): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(LISTENING_CACHE))) return;
  for (const { slug } of articles) await forgetNarration({ cache: LISTENING_CACHE, id: slug });
}
