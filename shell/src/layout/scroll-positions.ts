/** Holds the positions while the tab lives, also when the phone has put it away. */
const STORAGE_KEY = 'stillsam-scroll';
/** Pages of one visit; the oldest are forgotten first. */
const MOST_POSITIONS = 50;

/** Pixels from the top, by the key of the history's entry. */
export type ScrollPositions = Map<string, number>;

/** What an earlier document of this tab kept; empty where nothing can be read. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Keeps them for the next document; where the storage is blocked, going back leads to the top. */
export function keepPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)));
  } catch {
    // Nothing is lost but the place.
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
