import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens and closes a native dialog as a modal. While it is open the browser keeps the focus inside; afterwards
 * the focus goes back to where it was.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpen]);
  return ref;
}
