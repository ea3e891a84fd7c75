/** Marks the shell's own scripts of a document, which no script that they load has. */
export const SHELL_SCRIPT = 'data-shell';

/**
 * Inline script: marks the root when a script of the shell cannot be fetched, as on a breaking connection, for the
 * notice that waits in the page. Errors of elements do not bubble, so they are caught on their way down.
 */
export const MISSING_SCRIPT =
  `addEventListener("error",function(e){var t=e.target;t.localName==="script"&&t.hasAttribute("${SHELL_SCRIPT}")&&` +
  `(document.documentElement.dataset.script="missing")},!0)`;
