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

/** @param scope prefix of each selector; Outlook's apps mark what they darken with an attribute. */
function nightRules(scope: string): string {
  const rules: [selectors: string[], declarations: string][] = [
    [['.sida'], `background-color: ${night('surface')} !important;`],
    [['.ark'], `background-color: ${night('surface-raised')} !important;`],
    [['.brev'], `color: ${night('text')} !important;`],
    [
      ['.brev th', '.brev td'],
      `color: ${night('text')} !important; border-bottom-color: ${night('line')} !important;`,
    ],
    [['.namn', '.brev h2', '.brev h3'], `color: ${night('heading')} !important;`],
    [
      ['.brev blockquote'],
      `color: ${night('text-soft')} !important; border-left-color: ${night('breath-line')} !important;`,
    ],
    [['.bildtext', '.sidfot'], `color: ${night('text-soft')} !important;`],
    [['.brev a', '.bildtext a', '.sidfot a'], `color: ${night('link')} !important;`],
    [
      ['.bild img'],
      `background-color: ${night('surface-calm')} !important; color: ${night('text-soft')} !important;`,
    ],
    [['.linje'], `border-top-color: ${night('line')} !important;`],
    [
      ['.knapp', '.knapp a'],
      `background-color: ${night('primary')} !important; color: ${night('on-primary')} !important;`,
    ],
  ];
  return rules
    .map(
      ([selectors, declarations]) =>
        `${selectors.map((selector) => `${scope}${selector}`).join(', ')} { ${declarations} }`,
    )
    .join('\n');
}
