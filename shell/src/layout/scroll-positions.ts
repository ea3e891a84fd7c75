/** Session storage key: positions last as long as the tab, also when the phone has discarded it. */
const STORAGE_KEY = 'stillsam-scroll';
/** Pages of one visit; the oldest are forgotten first. */
const MOST_POSITIONS = 50;

/** Pixels from the top, by the key of the history's entry. */
export type ScrollPositions = Map<string, number>;

/** The positions that an earlier document of this tab stored; empty where none can be read. */
export function readPositions(): ScrollPositions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Stores the positions for the next document. Where the storage is blocked, going back scrolls to the top. */
export function keepPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)));
  } catch {
    // Only the scroll position is lost.
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
