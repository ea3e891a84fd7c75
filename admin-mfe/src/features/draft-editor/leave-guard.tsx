import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '@stillsam/ui';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** True while a navigation waits for the author's confirmation. */
  isBlocked: boolean;
  leave: () => void;
  stay: () => void;
  /** Allows navigation, because the text is saved. */
  open: () => void;
}

/**
 * Asks for confirmation before unsaved text is left, by a navigation, a reload or closing the tab.
 *
 * @param save saves before a navigation, which is asked about only where that fails.
 */
export function useLeaveGuard(isDirty: boolean, save?: () => Promise<boolean>): LeaveGuard {
  const isOpen = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: { currentLocation: Place; nextLocation: Place }) =>
        isDirty && !isOpen.current && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  const isBlocked = blocker.state === 'blocked';
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
  const leave = () => {
    // The navigation may load another document, and `beforeunload` must not ask again.
    open();
    blocker.proceed?.();
  };
  const trySave = useEffectEvent(async () => (await save?.()) ?? false);
  const leaveSaved = useEffectEvent(leave);
  useEffect(() => {
    if (isBlocked) void trySave().then((isSaved) => (isSaved ? leaveSaved() : setHasFailed(true)));
  }, [isBlocked]);
  return {
    isBlocked: isBlocked && (hasFailed || !save),
    open,
    leave,
    stay: () => {
      setHasFailed(false);
      blocker.reset?.();
    },
  };
}

interface Place {
  pathname: string;
}

export interface LeaveDialogProps {
  guard: LeaveGuard;
  texts: { title: string; text: string; confirm: string; cancel: string };
}

/** Asks for confirmation before unsaved text is left. */
export function LeaveDialog({ guard, texts: { title, text, confirm, cancel } }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
