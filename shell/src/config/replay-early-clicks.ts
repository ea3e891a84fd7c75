declare global {
  interface Window {
    /** The control of the latest click, while nothing of the page is hydrated; null once React listens. */
    earlyClick?: { control?: HTMLElement | null } | null;
  }
}

/**
 * Inline in the document: records the latest click on a control that has no effect without a script, on a slow line
 * for seconds. A click elsewhere replaces it. Links, folds and submit buttons are the browser's own.
 */
export const EARLY_CLICK_SCRIPT =
  `var earlyClick={};addEventListener("click",function(e){` +
  `if(earlyClick)earlyClick.control=e.target.closest&&e.target.closest("button[type=button],input[type=checkbox],input[type=radio]")` +
  `},!0)`;

let recorded: HTMLElement | null | undefined;

/**
 * Ends the recording right before `hydrateRoot`: from then on React answers a click by hydrating its Suspense boundary
 * at once.
 */
export function takeEarlyClick(): void {
  recorded = window.earlyClick?.control;
  window.earlyClick = null;
}

/** Dispatches the recorded click again, at most once. Called when the first boundary is hydrated. */
export function replayEarlyClick(): void {
  const control = recorded;
  recorded = null;
  if (!control?.isConnected) return;
  // The browser has toggled a box or a radio button by itself: the replayed click toggles it again.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}
