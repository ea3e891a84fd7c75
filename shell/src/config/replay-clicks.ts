/** Milliseconds after which a click is given up: the part's script will not come. */
const GIVE_UP_MS = 10_000;

/**
 * React drops a click on a button whose part is not hydrated yet. The last such click is dispatched again once the
 * part is hydrated; a click elsewhere replaces it, since the visitor has moved on.
 */
export function replayClicksOnceHydrated(): void {
  let waiting: HTMLElement | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    const isDropped = button !== null && !isHydrated(button);
    waiting = isDropped ? button : undefined;
    if (isDropped) replay(button, performance.now() + GIVE_UP_MS);
  };
  const replay = (button: HTMLElement, deadline: number) => {
    if (waiting !== button || !button.isConnected || performance.now() > deadline) return;
    if (isHydrated(button)) button.click();
    else requestAnimationFrame(() => replay(button, deadline));
  };
  window.addEventListener('click', onClick, { capture: true });
}

/** React keeps an element's properties on the element from its hydration on. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
