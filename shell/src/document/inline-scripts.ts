import { articlePath, PATHS } from '@stillsam/paths';

/** The start page, and the pages of the three things that it has by night. */
const PAGES_OF_NIGHT = [
  PATHS.home,
  PATHS.mindfulBreathing,
  PATHS.worryPaper,
  articlePath('vaken-klockan-tre'),
];

/**
 * Inline script: marks the root with `data-hours="night"` from 22 to 06 by the visitor's own clock, which the server
 * does not know, and then dims the start page and the pages of its three things for the night, unless the visitor chose
 * colours. The evening's page has the colours of the night from 20 to 06. Before the first paint, so that
 * what styles show by night has its room when the browser restores the scroll position, and no page is painted twice.
 */
export const NIGHT_HOURS_SCRIPT =
  `var hour=new Date().getHours(),marks=document.documentElement.dataset;` +
  `if(hour>21||hour<6){marks.hours="night";` +
  `${JSON.stringify(PAGES_OF_NIGHT)}.includes(location.pathname)&&(marks.lights="low")}` +
  `(hour>19||hour<6)&&location.pathname==="${PATHS.sleepPreparation}"&&(marks.theme="night")`;

/** Marks the shell's own scripts of a document, which no script that they load has. */
export const SHELL_SCRIPT = 'data-shell';

/**
 * Inline script: marks the root when a script of the shell cannot be fetched, as on a breaking connection, for the
 * notice that waits in the page. Errors of elements do not bubble, so they are caught on their way down.
 */
export const MISSING_SCRIPT =
  `addEventListener("error",function(e){var t=e.target;t.localName==="script"&&t.hasAttribute("${SHELL_SCRIPT}")&&` +
  `(document.documentElement.dataset.script="missing")},!0)`;
