import sanitize from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  HEADING_ID,
  isAllowedImage,
  isAllowedImageSet,
  isAllowedLink,
} from './allow-list';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  nestingLimit: 40,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
    h2: (tagName, attribs) => ({ tagName, attribs: headingAttributes(attribs) }),
    h3: (tagName, attribs) => ({ tagName, attribs: headingAttributes(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * A post's HTML with everything taken out that {@link ALLOWED_TAGS} does not name. Sanitising twice changes
 * nothing more.
 */
export function sanitisePostHtml(html: string): string {
  return sanitize(html, OPTIONS);
}

function linkAttributes({ href, title }: sanitize.Attributes): sanitize.Attributes {
  if (!href || !isAllowedLink(href)) return title ? { title } : {};
  return {
    href,
    ...(title ? { title } : {}),
    ...(/^https:/i.test(href) ? { rel: 'noopener noreferrer' } : {}),
  };
}

function imageAttributes({ src, srcset, alt, width, height }: sanitize.Attributes): sanitize.Attributes {
  if (!src || !isAllowedImage(src)) return {};
  const size = (name: string, value: string | undefined) =>
    value && /^\d{1,5}$/.test(value) ? { [name]: value } : {};
  const set: sanitize.Attributes = srcset && isAllowedImageSet(srcset) ? { srcset } : {};
  return { src, ...set, alt: alt ?? '', ...size('width', width), ...size('height', height), loading: 'lazy' };
}

function headingAttributes({ id }: sanitize.Attributes): sanitize.Attributes {
  return id && HEADING_ID.test(id) ? { id } : {};
}
