import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element of a dialog that has just opened, in place of its first field. */
export function useFocusOnOpen<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  // An effect of the dialog's parent, so it follows the one that opens the dialog.
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
