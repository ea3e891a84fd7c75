/** The part of `navigator.wakeLock` that is used here. */
export interface WakeLockSource {
  request(type: 'screen'): Promise<WakeLockHandle>;
}

export interface WakeLockHandle {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** The browser's wake lock; undefined where it has none or the page is not served securely. */
export function browserWakeLock(): WakeLockSource | undefined {
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined;
}

/**
 * Keeps the screen awake until the returned function is called. The browser drops a lock whenever the page is
 * hidden: it is asked for again when the page is seen. Where there is no wake lock, or it is refused (low battery,
 * for instance), the screen may go dark and nothing else happens.
 */
export function keepScreenAwake(source: WakeLockSource | undefined): () => void {
  if (!source) return () => undefined;
  let isWanted = true;
  let isAsking = false;
  let held: WakeLockHandle | null = null;

  async function ask(from: WakeLockSource): Promise<void> {
    if (held || isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    const lock = await from.request('screen').catch(() => null);
    isAsking = false;
    if (!lock) return;
    if (!isWanted) return drop(lock);
    held = lock;
    lock.addEventListener('release', () => {
      if (held === lock) held = null;
    });
  }

  const askAgain = () => void ask(source);
  document.addEventListener('visibilitychange', askAgain);
  askAgain();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', askAgain);
    if (held) drop(held);
    held = null;
  };
}

function drop(lock: WakeLockHandle): void {
  // A lock that the browser has already taken back cannot be released twice; there is nothing to recover.
  lock.release().catch(() => undefined);
}
