declare global {
  interface Window {
    /** The control of the latest click before hydration; null once React handles events. */
    earlyClick?: { control?: HTMLElement | null } | null;
  }
}

/**
 * Inline in the document: records the latest click on a control that has no effect before hydration, which takes
 * seconds on a slow network. A click elsewhere replaces it. The browser handles links, `<summary>` and submit buttons.
 */
export const EARLY_CLICK_SCRIPT =
  `var earlyClick={};addEventListener("click",function(e){` +
  `if(earlyClick)earlyClick.control=e.target.closest&&e.target.closest("button[type=button],input[type=checkbox],input[type=radio]")` +
  `},!0)`;

let recorded: HTMLElement | null | undefined;

/**
 * Ends the recording right before `hydrateRoot`: from then on React hydrates the Suspense boundary of a click at once.
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
  // The browser has already toggled a checkbox or radio button. This undoes it, because the replay toggles it again.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}
