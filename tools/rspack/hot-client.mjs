/* global __webpack_public_path__:writable */

/**
 * Development only, exposed by every remote: brings the next build into the page (shell/src/development).
 *
 * @param {string} folder address of the release that holds the build.
 * @returns {Promise<boolean>} false where the folder holds no step from the present build to its own.
 * @throws where no component accepts a changed module.
 */
export async function applyUpdate(folder) {
  renameStyles(__webpack_public_path__, folder);
  __webpack_public_path__ = folder;
  if (!(await import.meta.webpackHot.check(false))) return false;
  await import.meta.webpackHot.apply();
  return true;
}

/**
 * A changed style replaces the one of the same address, inline ones included: each is in the new folder now.
 *
 * @param {string} from
 * @param {string} to
 */
function renameStyles(from, to) {
  /** @type {NodeListOf<HTMLElement>} */
  const styles = document.querySelectorAll('style[data-href], link[rel="stylesheet"]');
  for (const style of styles) {
    const href = style.dataset.href ?? style.getAttribute('href');
    if (href?.startsWith(from)) style.dataset.href = to + href.slice(from.length);
  }
}
