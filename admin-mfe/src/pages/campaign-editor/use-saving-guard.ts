import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard, type LeaveGuard } from '../../features/leave-guard/use-leave-guard';

/** Saves before the page is left, and asks for confirmation only where that fails. */
export function useSavingGuard(isDirty: boolean, flush: () => Promise<boolean>): LeaveGuard {
  const guard = useLeaveGuard(isDirty);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ flush, leave: guard.leave });
  useEffect(() => {
    latest.current = { flush, leave: guard.leave };
  });
  const { isBlocked } = guard;
  useEffect(() => {
    if (!isBlocked) return;
    void latest.current.flush().then((isSaved) => {
      if (isSaved) latest.current.leave();
      else setHasFailed(true);
    });
  }, [isBlocked]);
  return {
    ...guard,
    isBlocked: isBlocked && hasFailed,
    stay: () => {
      setHasFailed(false);
      guard.stay();
    },
  };
}
