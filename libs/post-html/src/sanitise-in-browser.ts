import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ELEMENTS_DROPPED_WHOLE,
  isAllowedValue,
  NOTE_IDS,
  relOf,
} from './allow-list';

const OPTIONS: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
  ADD_FORBID_CONTENTS: [...ELEMENTS_DROPPED_WHOLE],
};

let purifier: DOMPurify | undefined;

/**
 * The same as `sanitisePostHtml`, in the browser.
 *
 * @returns what React's `dangerouslySetInnerHTML` takes: a TrustedHTML of DOMPurify's own policy (`dompurify`)
 * where the browser knows Trusted Types, else a string.
 */
export function sanitisePostHtmlInBrowser(html: string): string | TrustedHTML {
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, { ...OPTIONS, RETURN_TRUSTED_TYPE: true });
}

/**
 * The same as a tree, for whoever works on it rather than shows it. It belongs to no document: nothing in it is
 * loaded.
 */
export function parsePostHtml(html: string): DocumentFragment {
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, { ...OPTIONS, RETURN_DOM_FRAGMENT: true });
}

/**
 * The HTML of a mail as a tree: every element, attribute and class that cannot run a script. It belongs to no document.
 *
 * @param html a whole document of our own API.
 * @returns its `html` element.
 */
export function parseMailHtml(html: string): HTMLElement {
  purifier ??= createPurifier(window);
  const root = purifier.sanitize(html, { WHOLE_DOCUMENT: true, RETURN_DOM: true });
  if (!(root instanceof HTMLElement)) throw new Error('The mail has no root element');
  return root;
}

function createPurifier(root: Window & typeof globalThis): DOMPurify {
  const purify = createDOMPurify(root);
  purify.addHook('uponSanitizeAttribute', (node, data, { WHOLE_DOCUMENT: isMail }) => {
    if (isMail) return;
    const tag = node.nodeName.toLowerCase();
    const allowed = ALLOWED_ATTRIBUTES[tag] ?? [];
    data.keepAttr =
      (allowed.includes(data.attrName) && isAllowedValue(data.attrName, data.attrValue)) ||
      (data.attrName === 'id' && (NOTE_IDS[tag]?.test(data.attrValue) ?? false));
  });
  purify.addHook('afterSanitizeAttributes', (node, _, { WHOLE_DOCUMENT: isMail }) => {
    if (isMail) return;
    const rel = node.nodeName === 'A' && relOf(node.getAttribute('href'));
    if (rel) node.setAttribute('rel', rel);
    if (node.nodeName === 'ASIDE' && !node.hasAttribute('class')) node.replaceWith(...node.childNodes);
    if (node.nodeName === 'TABLE') node.setAttribute('tabindex', '0');
    if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
    if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  });
  return purify;
}
