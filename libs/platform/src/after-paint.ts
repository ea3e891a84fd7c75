/**
 * Calls back when the next frame is on the screen. New accessibility settings restyle the whole document: done in the
 * click's own task, they would delay the paint that shows the control's new state.
 */
export function afterPaint(callback: () => void): void {
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(callback));
}
