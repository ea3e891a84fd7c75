/** What the server rendered, and where. Nothing on the server itself. */
let kept: { pathname: string; root: HTMLElement } | undefined;

/** Keeps a copy of the server's markup before React may replace it. */
export function keepServerMarkup(container: HTMLElement): void {
  const root = container.cloneNode(true);
  if (root instanceof HTMLElement) kept = { pathname: window.location.pathname, root };
}

/** A copy of a remote's region as the server rendered it, if it did. */
export function serverRegion(): Node | null {
  return kept?.root.querySelector('[data-region]')?.cloneNode(true) ?? null;
}

/** Puts the server's markup back after React has given up. Its links work, its controls do not. */
export function restoreServerMarkup(container: HTMLElement): void {
  if (kept?.pathname === window.location.pathname) container.replaceChildren(...kept.root.childNodes);
  else window.location.reload();
}
