import { useEffect, useState } from 'react';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** True after `waitMs` milliseconds without pointer and keys, while `isOn`. */
export function useIdle(isOn: boolean, waitMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      setIsIdle(false);
      timer = setTimeout(() => setIsIdle(true), waitMs);
    };
    begin();
    ACTIVITY.forEach((type) => document.addEventListener(type, begin, { passive: true }));
    return () => {
      clearTimeout(timer);
      ACTIVITY.forEach((type) => document.removeEventListener(type, begin));
    };
  }, [isOn, waitMs]);
  return isOn && isIdle;
}
