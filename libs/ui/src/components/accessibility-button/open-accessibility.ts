const OPEN_EVENT = 'stillsam:accessibility';

/** Opens the dialog with the accessibility settings, which the layout renders. */
export function openAccessibility(): void {
  document.dispatchEvent(new Event(OPEN_EVENT));
}

/** @returns a function that ends the subscription. */
export function onOpenAccessibility(listener: () => void): () => void {
  document.addEventListener(OPEN_EVENT, listener);
  return () => document.removeEventListener(OPEN_EVENT, listener);
}
