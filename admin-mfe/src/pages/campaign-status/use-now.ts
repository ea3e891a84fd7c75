import { useEffect, useState } from 'react';

const STEP_MS = 1000;

/** The time, in milliseconds since 1970, renewed every second: a planned start passes while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
