import sanitize from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  ELEMENTS_DROPPED_WHOLE,
  isAllowedValue,
  isBoxKind,
  relOf,
} from './allow-list';

const keepAllowed: sanitize.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: allowedOf(tagName, attribs),
});

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...ELEMENTS_DROPPED_WHOLE],
  nestingLimit: 40,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => keepAllowed(tagName, { alt: '', ...attribs, loading: 'lazy' }),
    // A `span` is not allowed, so that the content of a box of no known kind stays.
    aside: (tagName, { class: kind = '' }) => ({
      tagName: isBoxKind(kind) ? tagName : 'span',
      attribs: { class: kind },
    }),
    h2: keepAllowed,
    h3: keepAllowed,
    table: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    th: keepAllowed,
    td: keepAllowed,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Taking an element out can leave a nesting that the next parser undoes; two rounds settled 150,000 random texts. */
const MAX_ROUNDS = 4;
/** The parser's time grows with the square of the depth: 166,000 open elements took 26 s. */
const DEEPEST_NESTING = 500;

class NestedTooDeep extends Error {}

/**
 * A post's HTML with everything taken out that {@link ALLOWED_TAGS} does not name. Sanitising twice changes
 * nothing more: the text alone is kept of what does not settle, and the source as text of what is nested without
 * end.
 */
export function sanitisePostHtml(html: string): string {
  try {
    return settle(html);
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return escapeText(html);
  }
}

function settle(html: string): string {
  let sanitised = sanitiseOnce(html);
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const again = sanitiseOnce(sanitised);
    if (again === sanitised) return again;
    sanitised = again;
  }
  return sanitize(sanitised, { ...OPTIONS, allowedTags: [] });
}

/** @throws NestedTooDeep. */
function sanitiseOnce(html: string): string {
  let depth = 0;
  return sanitize(html, {
    ...OPTIONS,
    onOpenTag: () => {
      depth += 1;
      if (depth > DEEPEST_NESTING) throw new NestedTooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function linkAttributes(attribs: sanitize.Attributes): sanitize.Attributes {
  const allowed = allowedOf('a', attribs);
  const rel = relOf(allowed.href);
  return rel ? { ...allowed, rel } : allowed;
}

/** The attributes that a tag may have and whose values are allowed, in the order of the list. */
function allowedOf(tag: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const names = ALLOWED_ATTRIBUTES[tag] ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attribs[name];
      return value !== undefined && isAllowedValue(name, value) ? [[name, value]] : [];
    }),
  );
}
