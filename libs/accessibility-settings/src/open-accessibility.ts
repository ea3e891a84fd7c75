const OPEN_EVENT = 'stillsam:accessibility';

/** Asks the layout for the dialog with the accessibility settings. */
export function openAccessibility(): void {
  document.dispatchEvent(new Event(OPEN_EVENT));
}

/** @returns ends the listening. */
export function onOpenAccessibility(listener: () => void): () => void {
  document.addEventListener(OPEN_EVENT, listener);
  return () => document.removeEventListener(OPEN_EVENT, listener);
}
