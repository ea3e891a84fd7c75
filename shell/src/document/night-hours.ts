import { PATHS } from '@stillsam/paths';

/**
 * Inline script: marks the root with `data-hours="night"` from 22 to 06 by the visitor's own clock, which the server
 * does not know, and gives the evening's page the colours of the night from 20 to 06. Before the first paint, so that
 * what styles show by night has its room when the browser restores the scroll position, and no page is painted twice.
 */
export const NIGHT_HOURS_SCRIPT =
  `var hour=new Date().getHours(),marks=document.documentElement.dataset;` +
  `(hour>21||hour<6)&&(marks.hours="night");` +
  `(hour>19||hour<6)&&location.pathname==="${PATHS.sleepPreparation}"&&(marks.theme="night")`;
