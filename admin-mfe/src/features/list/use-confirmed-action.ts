import { useEffect, useRef, useState, type RefObject } from 'react';

interface ConfirmedActionOptions<Subject> {
  run: (subject: Subject) => Promise<void>;
  /** Takes the focus afterwards, as the row that had it may be removed. */
  focusRef: RefObject<HTMLElement | null>;
}

export interface ConfirmedAction<Subject> {
  /** What the question is about; null while none is open. */
  subject: Subject | null;
  ask: (subject: Subject) => void;
  /** For the `ConfirmDialog` that asks. */
  dialog: { isOpen: boolean; isBusy: boolean; onConfirm: () => void; onCancel: () => void };
}

/** An action that is confirmed first. `run` shows its own outcome and does not reject. */
export function useConfirmedAction<Subject>({
  run,
  focusRef,
}: ConfirmedActionOptions<Subject>): ConfirmedAction<Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFocusDue = useRef(false);

  useEffect(() => {
    // The dialog is closed only now, and nothing below an open one can be focused.
    if (subject !== null || !isFocusDue.current) return;
    isFocusDue.current = false;
    focusRef.current?.focus({ preventScroll: true });
  }, [subject, focusRef]);

  const act = async (chosen: Subject) => {
    setIsBusy(true);
    await run(chosen);
    setIsBusy(false);
    isFocusDue.current = true;
    setSubject(null);
  };

  return {
    subject,
    ask: setSubject,
    dialog: {
      isOpen: subject !== null,
      isBusy,
      onConfirm: () => {
        if (subject !== null && !isBusy) void act(subject);
      },
      onCancel: () => setSubject(null),
    },
  };
}
