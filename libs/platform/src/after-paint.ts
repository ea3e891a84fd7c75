/** Calls back when what the page shows now is on the screen: work that would keep the answer to a press waiting. */
export function afterPaint(callback: () => void): void {
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(callback));
}
