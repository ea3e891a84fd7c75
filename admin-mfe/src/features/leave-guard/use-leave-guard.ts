import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** True while a navigation waits for the author's confirmation. */
  isBlocked: boolean;
  leave: () => void;
  stay: () => void;
  /** Allows navigation, because the text is saved. */
  open: () => void;
}

/** Asks for confirmation before unsaved text is left, by a navigation, a reload or closing the tab. */
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
    isBlocked: blocker.state === 'blocked',
    open,
    leave: () => {
      // The navigation may load another document, and `beforeunload` must not ask again.
      open();
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}

interface Place {
  pathname: string;
}
