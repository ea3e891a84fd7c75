import { persistedState } from '@stillsam/platform/persisted-state';
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

/** Saves the article in this browser alone, or removes it. */
export function saveForLater({ slug, title }: SavedArticle, isKept: boolean): void {
  const others = STORED.read().filter((article) => article.slug !== slug);
  const articles = isKept ? [...others, { slug, title }].slice(-MAX_SAVED) : others;
  if (articles.length > 0) STORED.save(articles);
  else STORED.clear();
}

/** The saved articles, oldest first. The server renders none. */
export function useSavedArticles(): readonly SavedArticle[] {
  return useSyncExternalStore(STORED.subscribe, STORED.read, STORED.readOnServer);
}
