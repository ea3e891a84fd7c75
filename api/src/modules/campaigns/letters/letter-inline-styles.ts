import { isTag, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { day, READING_FONT } from './letter-style';

const HEADING = { color: day('heading'), 'font-weight': '600' };
const CELL = {
  padding: '8px 12px 8px 0',
  'border-bottom': `1px solid ${day('line')}`,
  color: day('text'),
  'font-family': READING_FONT,
  'font-size': '17px',
  'line-height': '1.5',
  'text-align': 'left',
};
const LIST = { margin: '0 0 20px', padding: '0 0 0 26px' };

type Style = Readonly<Record<string, string>>;

const STYLES: Readonly<Record<string, Style>> = {
  p: { margin: '0 0 20px' },
  h2: { margin: '36px 0 14px', 'font-size': '26px', 'line-height': '1.25', ...HEADING },
  h3: { margin: '28px 0 8px', 'font-size': '21px', 'line-height': '1.3', ...HEADING },
  ul: LIST,
  ol: LIST,
  li: { margin: '0 0 8px' },
  blockquote: {
    margin: '4px 0 24px',
    padding: '2px 0 2px 20px',
    'border-left': `3px solid ${day('breath-line')}`,
    color: day('text-soft'),
    'font-style': 'italic',
  },
  table: { margin: '0 0 24px', 'border-collapse': 'collapse' },
  th: CELL,
  td: CELL,
  a: { color: day('link'), 'text-decoration': 'underline' },
  img: { width: '100%', height: 'auto', border: '0' },
};

const SUBHEADING: Style = { 'font-weight': 'bold', 'margin-bottom': '8px' };
const TIGHT: Style = { margin: '0 0 8px' };

/** Writes the styles of a letter's HTML on its elements, because several mail programs read nothing else. */
export function withInlineStyles(html: string): string {
  const document = parseDocument(html);
  const [first] = document.children;
  for (const element of DomUtils.findAll(() => true, document.children)) {
    const style = styleOf(element, element === first);
    if (!style) continue;
    element.attribs.style = Object.entries(style)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}

function styleOf({ name, attribs, parent }: Element, isFirst: boolean): Style | undefined {
  const style = STYLES[name];
  if (name === 'p' && attribs.class === 'underrubrik') return { ...style, ...SUBHEADING };
  if (name === 'p' && parent && isTag(parent)) return TIGHT;
  // In a table `max-width: 100%` does not shrink a picture, its width in percent does.
  if (name === 'img') return { ...style, 'max-width': `${attribs.width}px` };
  return isFirst && /^h[23]$/.test(name) ? { ...style, 'margin-top': '0' } : style;
}
