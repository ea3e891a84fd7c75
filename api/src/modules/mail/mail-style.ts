import { isTag, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Colours of a mail: tokens of libs/ui, as pairs for day and night. Mail programs know no variables. */
export const MAIL_COLOURS = {
  surface: ['#f1f5f2', '#1b2740'],
  'surface-raised': ['#fbfcfa', '#24324f'],
  'surface-calm': ['#e4ecdb', '#2a3a5c'],
  text: ['#15231f', '#e6eaf4'],
  'text-soft': ['#4c5a55', '#b4bfd9'],
  heading: ['#12372f', '#e6eaf4'],
  link: ['#3f6b57', '#b7d3ad'],
  line: ['#c9d3cd', '#3d4e75'],
  'breath-line': ['#3f6b57', '#c7d5b8'],
  primary: ['#12372f', '#c7d5b8'],
  'on-primary': ['#ffffff', '#1b2740'],
} as const;

export type MailColour = keyof typeof MAIL_COLOURS;

/** Fonts that devices have: a mail loads none. */
export const READING_FONT = "Georgia, 'Times New Roman', serif";
export const INTERFACE_FONT = "'Helvetica Neue', Helvetica, Arial, sans-serif";

export const day = (colour: MailColour): string => MAIL_COLOURS[colour][0];

/** The colours of the night, by what they are drawn on. */
const NIGHT: readonly [selectors: string[], colours: Record<string, MailColour>][] = [
  [['.sida'], { 'background-color': 'surface' }],
  [['.ark'], { 'background-color': 'surface-raised' }],
  [['.brev'], { color: 'text' }],
  [['.brev th', '.brev td'], { color: 'text', 'border-bottom-color': 'line' }],
  [['.namn', '.brev h2', '.brev h3'], { color: 'heading' }],
  [['.brev blockquote'], { color: 'text-soft', 'border-left-color': 'breath-line' }],
  [['.bildtext', '.sidfot'], { color: 'text-soft' }],
  [['.brev a', '.bildtext a', '.sidfot a'], { color: 'link' }],
  [['.bild img'], { 'background-color': 'surface-calm', color: 'text-soft' }],
  [['.linje'], { 'border-top-color': 'line' }],
  [['.knapp', '.knapp a'], { 'background-color': 'primary', color: 'on-primary' }],
];

/** @param scope prefix of each selector; Outlook's apps mark what they darken with an attribute. */
function nightRules(scope: string): string {
  return NIGHT.map(([selectors, colours]) => {
    const declarations = Object.entries(colours).map(
      ([property, colour]) => `${property}: ${MAIL_COLOURS[colour][1]} !important;`,
    );
    return `${selectors.map((selector) => `${scope}${selector}`).join(', ')} { ${declarations.join(' ')} }`;
  }).join('\n');
}

/** For programs with a night mode that lets the sender choose its colours; the others derive theirs. */
export const HEAD_CSS = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .knapp a { min-width: 160px; }
  @media only screen and (max-width: 479px) {
    .knapptabell { width: 100% !important; }
    .knapp a { display: block !important; min-width: 0; }
  }
  @media (prefers-color-scheme: dark) { ${nightRules('')} }
  ${nightRules('[data-ogsc] ')}
`;

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

/** Writes the styles of a mail's HTML on its elements, because several mail programs read nothing else. */
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
