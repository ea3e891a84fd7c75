/**
 * Inline script: marks the root with `data-hours="night"` from 22 to 06 by the visitor's own clock, which the server
 * does not know. Before the first paint, so that what styles show by night has its room when the browser restores the
 * scroll position.
 */
export const NIGHT_HOURS_SCRIPT =
  `var hour=new Date().getHours();` + `(hour>21||hour<6)&&(document.documentElement.dataset.hours="night");`;
