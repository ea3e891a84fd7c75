import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock whenever the page is
 * hidden, so a visible page requests it again. Without a wake lock, or when the browser refuses one (at low battery,
 * for example), the screen may turn off.
 *
 * @param onOutcome called with true when the screen may turn off, and with false when it is kept awake.
 */
export function keepScreenAwake(onOutcome: (mayTurnOff: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) {
    onOutcome(true);
    return () => undefined;
  }
  let isWanted = true;
  let isRequesting = false;
  let lock: WakeLockSentinel | null = null;

  async function requestLock(): Promise<void> {
    const isHeld = lock?.released === false;
    if (isHeld || isRequesting || document.visibilityState !== 'visible') return;
    isRequesting = true;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    isRequesting = false;
    if (isWanted) onOutcome(!lock);
    else releaseLock();
  }

  function releaseLock(): void {
    // The browser may have released the lock already; the error needs no recovery.
    lock?.release().catch(() => undefined);
  }

  const onVisibilityChange = () => void requestLock();
  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    releaseLock();
  };
}

/** Keeps the screen awake while `isOn`. @returns true when the browser does not allow it, so that it may turn off. */
export function useScreenAwake(isOn: boolean): boolean {
  const [mayTurnOff, setMayTurnOff] = useState(false);
  useEffect(() => (isOn ? keepScreenAwake(setMayTurnOff) : undefined), [isOn]);
  return isOn && mayTurnOff;
}
