import { useEffect, useState } from 'react';
import { browserWakeLock, keepScreenAwake } from './wake-lock';

/** Keeps the screen awake while `isOn`. @returns true when the browser does not allow it, so that it may turn off. */
export function useScreenAwake(isOn: boolean): boolean {
  const [mayTurnOff, setMayTurnOff] = useState(false);
  useEffect(() => (isOn ? keepScreenAwake(browserWakeLock(), setMayTurnOff) : undefined), [isOn]);
  return isOn && mayTurnOff;
}
