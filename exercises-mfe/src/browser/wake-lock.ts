import { useEffect, useState } from 'react';

/** The used part of `navigator.wakeLock`. */
export interface WakeLockSource {
  request(type: 'screen'): Promise<WakeLockHandle>;
}

export interface WakeLockHandle {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** The browser's wake lock; undefined without support or without a secure context. */
export function browserWakeLock(): WakeLockSource | undefined {
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined;
}

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock whenever the page is
 * hidden, so a visible page requests it again. Without a wake lock, or when the browser refuses one (at low battery,
 * for example), the screen may turn off.
 *
 * @param onOutcome called with true when the screen may turn off, and with false when it is kept awake.
 */
export function keepScreenAwake(
  source: WakeLockSource | undefined,
  onOutcome: (mayTurnOff: boolean) => void = () => undefined,
): () => void {
  if (!source) {
    onOutcome(true);
    return () => undefined;
  }
  let isWanted = true;
  let isRequesting = false;
  let held: WakeLockHandle | null = null;

  async function requestLock(from: WakeLockSource): Promise<void> {
    if (held || isRequesting || document.visibilityState !== 'visible') return;
    isRequesting = true;
    const lock = await from.request('screen').catch(() => null);
    isRequesting = false;
    if (!isWanted) return lock ? releaseLock(lock) : undefined;
    onOutcome(!lock);
    if (!lock) return;
    held = lock;
    lock.addEventListener('release', () => {
      if (held === lock) held = null;
    });
  }

  const onVisibilityChange = () => void requestLock(source);
  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    if (held) releaseLock(held);
    held = null;
  };
}

function releaseLock(lock: WakeLockHandle): void {
  // The browser may have released the lock already; the error needs no recovery.
  lock.release().catch(() => undefined);
}

/** Keeps the screen awake while `isOn`. @returns true when the browser does not allow it, so that it may turn off. */
export function useScreenAwake(isOn: boolean): boolean {
  const [mayTurnOff, setMayTurnOff] = useState(false);
  useEffect(() => (isOn ? keepScreenAwake(browserWakeLock(), setMayTurnOff) : undefined), [isOn]);
  return isOn && mayTurnOff;
}
