/** Milliseconds after which a click is given up: the part's script will not come. */
const GIVE_UP_MS = 10_000;

/**
 * React stops a click on a button whose part cannot be hydrated yet. The last such click is dispatched again each
 * frame until the part answers; a click elsewhere replaces it, since the visitor has moved on.
 */
export function replayClicksOnceHydrated(): void {
  let stopped: HTMLElement | undefined;
  let deadline = 0;
  const onCapture = ({ target, isTrusted }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (!button || isHydrated(button)) {
      stopped = undefined;
      return;
    }
    if (isTrusted || stopped !== button) deadline = performance.now() + GIVE_UP_MS;
    stopped = button;
    requestAnimationFrame(() => {
      if (stopped === button && button.isConnected && performance.now() < deadline) button.click();
    });
  };
  // What bubbles up to here was answered, or is nobody's.
  const onBubble = () => {
    stopped = undefined;
  };
  window.addEventListener('click', onCapture, { capture: true });
  window.addEventListener('click', onBubble);
}

/** React keeps an element's properties on the element from its hydration on. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
