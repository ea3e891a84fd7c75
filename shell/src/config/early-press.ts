declare global {
  interface Window {
    /** The button that was pressed last, while nobody hears it; null once the page's own script does. */
    earlyPress?: [button?: HTMLElement | null] | null;
  }
}

/**
 * Stands inline in the document, in the policy by its hash: keeps the last press of a button that does nothing by
 * itself until the page's script has come, on a slow line for seconds. What is pressed after it counts instead.
 */
export const EARLY_PRESS_SCRIPT =
  `var earlyPress=[];addEventListener("click",function(e){` +
  `earlyPress&&(earlyPress[0]=e.target.closest?.("button[type=button]"))},!0)`;

let held: HTMLElement | null | undefined;

/** Called right before React hears the page: from here on it answers to presses itself. */
export function holdEarlyPress(): void {
  held = window.earlyPress?.[0];
  window.earlyPress = null;
}

/** Gives the page's components the press that came before them; at most once. */
export function replayEarlyPress(): void {
  const button = held;
  held = null;
  if (button?.isConnected) button.click();
}
