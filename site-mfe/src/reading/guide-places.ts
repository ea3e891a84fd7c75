import { GUIDES_CACHE } from '@stillsam/paths';
import { persistedState, usePersistedState } from '@stillsam/platform/persisted-state';

/** The last session that was opened of each guide, by its slug. Null while the visitor has not turned it on. */
type GuidePlaces = Readonly<Record<string, number>> | null;

const STORED = persistedState<GuidePlaces>({ key: 'stillsam.guider', initial: null, parse });

function parse(text: string): GuidePlaces {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  return Object.fromEntries(Object.entries(stored).filter(([, session]) => Number.isInteger(session)));
}

/** Turns it on, at the present place. */
export function rememberGuide(slug: string, session: number): void {
  STORED.save({ ...STORED.read(), [slug]: session });
}

/** Remembers the place, if that is turned on. */
export function keepGuidePlace(slug: string, session: number): void {
  if (STORED.read()) rememberGuide(slug, session);
}

/** Removes the places, and the sessions that open without a network. */
export async function forgetGuides(): Promise<void> {
  STORED.clear();
  if ('caches' in globalThis) await caches.delete(GUIDES_CACHE);
}

/** The server renders none. */
export function useGuidePlaces(): GuidePlaces {
  return usePersistedState(STORED).value;
}
