import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, HEADING_ID, isAllowedImage, isAllowedLink } from './allow-list';

const OPTIONS: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
};

interface HtmlPolicy {
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let purifier: DOMPurify | undefined;
let policy: HtmlPolicy | undefined;

/**
 * The same as `sanitisePostHtml`, in the browser.
 *
 * @returns a TrustedHTML where the browser knows Trusted Types, else a string; both are what React's
 * `dangerouslySetInnerHTML` takes.
 */
export function sanitisePostHtmlInBrowser(html: string): string {
  purifier ??= createPurifier(window);
  const purify = purifier;
  const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
  policy ??= factory?.createPolicy('stillsam-post', { createHTML: (text) => purify.sanitize(text, OPTIONS) });
  // React hands the value on to the DOM as it is; its types know strings only.
  return policy ? (policy.createHTML(html) as string) : purify.sanitize(html, OPTIONS);
}

/** DOMPurify parses under a policy of its own, which the page's policy does not name: it is given none. */
function createPurifier(root: Window & typeof globalThis): DOMPurify {
  const purify = createDOMPurify(root);
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    const allowed = ALLOWED_ATTRIBUTES[node.nodeName.toLowerCase()] ?? [];
    data.keepAttr = allowed.includes(data.attrName) && isAllowedValue(data.attrName, data.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && /^https:/i.test(node.getAttribute('href') ?? ''))
      node.setAttribute('rel', 'noopener noreferrer');
    if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
    if (node.nodeName === 'IMG' && !node.hasAttribute('src')) node.remove();
  });
  return purify;
}

function isAllowedValue(name: string, value: string): boolean {
  if (name === 'href') return isAllowedLink(value);
  if (name === 'src') return isAllowedImage(value);
  if (name === 'id') return HEADING_ID.test(value);
  return true;
}
