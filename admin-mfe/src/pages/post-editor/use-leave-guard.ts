import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** True while somebody wants to leave and has to be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** From here on nothing is asked: the text is saved. */
  open: () => void;
}

/** Asks before unsaved text is left behind: by a link in the app, or by closing or reloading the page. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isDirty && !isOpen.current && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  const open = () => {
    isOpen.current = true;
  };
  return {
    isAsking: blocker.state === 'blocked',
    open,
    leave: () => {
      // The way may lead to another document, which is not to be asked about again.
      open();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}

interface Place {
  pathname: string;
}
