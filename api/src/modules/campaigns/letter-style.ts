/** Colours of a letter: tokens of libs/ui, as pairs for day and night. Mail programs know no variables. */
export const LETTER_COLOURS = {
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

export type LetterColour = keyof typeof LETTER_COLOURS;

/** Fonts that devices have: a mail loads none. */
export const READING_FONT = "Georgia, 'Times New Roman', serif";
export const INTERFACE_FONT = "'Helvetica Neue', Helvetica, Arial, sans-serif";

export const day = (colour: LetterColour): string => LETTER_COLOURS[colour][0];
const night = (colour: LetterColour): string => LETTER_COLOURS[colour][1];

/** Rules that are written into the `style` of each element, because several mail programs read nothing else. */
export const INLINE_CSS = `
  .brev p { margin: 0 0 20px; }
  .brev h2 { margin: 36px 0 14px; color: ${day('heading')}; font-size: 26px; line-height: 1.25; font-weight: 600; }
  .brev h3 { margin: 28px 0 8px; color: ${day('heading')}; font-size: 21px; line-height: 1.3; font-weight: 600; }
  .brev div > h2:first-child, .brev div > h3:first-child { margin-top: 0; }
  .brev .underrubrik { font-weight: bold; margin-bottom: 8px; }
  .brev ul, .brev ol { margin: 0 0 20px; padding: 0 0 0 26px; }
  .brev li { margin: 0 0 8px; }
  .brev li p { margin: 0 0 8px; }
  .brev blockquote { margin: 4px 0 24px; padding: 2px 0 2px 20px; border-left: 3px solid ${day('breath-line')}; color: ${day('text-soft')}; font-style: italic; }
  .brev blockquote p { margin: 0 0 8px; }
  .brev a { color: ${day('link')}; text-decoration: underline; }
  .brev img { height: auto; max-width: 100%; border: 0; }
  .bild img { height: auto !important; border-radius: 8px; background-color: ${day('surface-calm')}; color: ${day('text-soft')}; font-family: ${READING_FONT}; font-style: italic; line-height: 2.4; text-align: center; }
  .bildtext p { margin: 0; }
  .bildtext a, .sidfot a { color: ${day('link')}; text-decoration: underline; }
  .sidfot p { margin: 0 0 12px; }
  .sidfot .vagar { margin: 0 0 12px; line-height: 2; }
`;

/** For programs with a night mode that lets the sender choose its colours; the others derive theirs. */
export const HEAD_CSS = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .knapp a { min-width: 160px; }
  @media only screen and (max-width: 479px) {
    .knapp table { width: 100% !important; }
    .knapp a { display: block !important; min-width: 0; }
  }
  @media (prefers-color-scheme: dark) { ${nightRules('')} }
  ${nightRules('[data-ogsc] ')}
`;

/** @param scope prefix of each selector; Outlook's apps mark what they darken with an attribute. */
function nightRules(scope: string): string {
  const rules: [selectors: string[], declarations: string][] = [
    [['.sida', '.sida > div'], `background-color: ${night('surface')} !important;`],
    [
      ['.ark', '.ark > table'],
      `background: ${night('surface-raised')} !important; background-color: ${night('surface-raised')} !important;`,
    ],
    [['.brev', '.brev div', '.brev li'], `color: ${night('text')} !important;`],
    [['.namn div', '.brev h2', '.brev h3'], `color: ${night('heading')} !important;`],
    [
      ['.brev blockquote'],
      `color: ${night('text-soft')} !important; border-left-color: ${night('breath-line')} !important;`,
    ],
    [['.bildtext div', '.sidfot div'], `color: ${night('text-soft')} !important;`],
    [['.brev a', '.bildtext a', '.sidfot a'], `color: ${night('link')} !important;`],
    [
      ['.bild img'],
      `background-color: ${night('surface-calm')} !important; color: ${night('text-soft')} !important;`,
    ],
    [['.linje p'], `border-top-color: ${night('line')} !important;`],
    [
      ['.knapp td', '.knapp a'],
      `background: ${night('primary')} !important; color: ${night('on-primary')} !important;`,
    ],
  ];
  return rules
    .map(
      ([selectors, declarations]) =>
        `${selectors.map((selector) => `${scope}${selector}`).join(', ')} { ${declarations} }`,
    )
    .join('\n');
}
