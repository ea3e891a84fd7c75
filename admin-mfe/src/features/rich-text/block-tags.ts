/** Block elements of a post. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'p,h2,h3,h4,ul,ol,li,blockquote,aside,hr,figure,figcaption,pre,table,thead,tbody,tr,th,td'.split(','),
);

/** Gives the content of an element to another in its place, without its attributes. */
export function replaceTag(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}
