/**
 * Makes the site's fonts from their open sources: `npm run -w libs/ui fonts`.
 *
 * Writes src/fonts/*.woff2 (Latin for Swedish and the names of its neighbours, the axes limited to what the site
 * uses), their licences, and src/styles/fonts.css with fallback faces of the same metrics, so that nothing shifts
 * when a font arrives. The PDFs of the API get the same letters as TrueType, in api/src/pdf/fonts, because PDF embeds
 * neither woff2 nor variable fonts.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ui = path.resolve(import.meta.dirname, '..');

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ACCENTED = 'ÅÄÖåäöÉéÈèÀàÜüØøÆæÇçÑñÏïËëÔôÊêÁáÍíÓóÚúß';
const SIGNS = '–—‘’“”„«»…•·°½¼¾×÷−±²³©®™€£§→←↑↓≈≤≥\u00a0\u00ad\u2011\u2009\u202f';
const CHARACTERS = ASCII + ACCENTED + SIGNS;
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'case'];

const FONTS = [
  {
    family: 'Literata',
    file: 'literata.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    axes: { opsz: { min: 16, max: 48 }, wght: 400 },
    weight: '400',
    style: 'normal',
    width: 0.465,
    fallbacks: 'serif',
  },
  {
    // A separate file: most pages have no bold text on their first screen and do not request it.
    family: 'Literata',
    file: 'literata-strong.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    axes: { opsz: 18, wght: 600 },
    weight: '600',
    style: 'normal',
  },
  {
    family: 'Literata',
    file: 'literata-italic.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    axes: { wght: 400 },
    weight: '400',
    style: 'italic',
  },
  {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    style: 'normal',
    width: 0.4424,
    fallbacks: 'sans',
  },
];

const PRINTED = [
  {
    file: 'literata.ttf',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    axes: { opsz: 12, wght: 400 },
  },
  {
    file: 'literata-strong.ttf',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    axes: { opsz: 18, wght: 600 },
  },
  {
    file: 'literata-italic.ttf',
    source: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    axes: { wght: 400 },
  },
];
const PRINTED_FOLDER = path.resolve(ui, '../../api/src/pdf/fonts');

/**
 * System fonts of readers' devices. Each missing name costs one more font lookup before the first text is painted.
 * Linux, with the slowest lookup, comes first; then Android, Windows and Apple.
 *
 * `width`, here and above, is the average width of a character in em: of the articles in content/, with kerning, as
 * Chromium lays them out where it rounds nothing (text-rendering: geometricPrecision). Literata's is between its text
 * (0.4667 at 18 px) and its headings (0.4630 at 40 px); Gelasio was measured for Georgia, which is as wide.
 */
const FALLBACKS = {
  serif: [
    { name: 'Times', local: ['Liberation Serif'], width: 0.3994 },
    { name: 'Noto', local: ['Noto Serif'], width: 0.4735 },
    { name: 'Georgia', local: ['Georgia'], width: 0.4394 },
  ],
  sans: [
    { name: 'Arial', local: ['Liberation Sans', 'Arial'], width: 0.4391 },
    { name: 'Roboto', local: ['Roboto'], width: 0.4377 },
  ],
};

const LICENCES = { literata: 'literata-OFL.txt', 'hanken-grotesk': 'hanken-grotesk-OFL.txt' };
const BUDGET_BYTES = 90_000;

const rules = [];
let total = 0;
for (const font of FONTS) {
  const source = await readFile(require.resolve(font.source));
  const options = { variationAxes: font.axes, keepFeatures: FEATURES, noHinting: true };
  const woff2 = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2' });
  const sfnt = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' });
  await writeFile(path.join(ui, 'src/fonts', font.file), woff2);
  total += woff2.length;
  rules.push(
    fontFace(font),
    ...(FALLBACKS[font.fallbacks] ?? []).map((face) => fallbackFace(font, sfnt, face)),
  );
  console.log(`${font.file}: ${woff2.length} bytes`);
}
for (const { file, source, axes } of PRINTED) {
  const options = { variationAxes: axes, keepFeatures: FEATURES, noHinting: true, targetFormat: 'sfnt' };
  const ttf = await subsetFont(await readFile(require.resolve(source)), CHARACTERS, options);
  await writeFile(path.join(PRINTED_FOLDER, file), ttf);
}
for (const [name, licence] of Object.entries(LICENCES)) {
  await copyFile(
    require.resolve(`@fontsource-variable/${name}/LICENSE`),
    path.join(ui, 'src/fonts', licence),
  );
}
await writeFile(
  path.join(ui, 'src/styles/fonts.css'),
  `/* Written by scripts/subset-fonts.mjs. */\n${rules.join('\n')}`,
);
console.log(`together: ${total} bytes of ${BUDGET_BYTES}`);
if (total > BUDGET_BYTES) throw new Error('The fonts are heavier than their budget.');

function fontFace({ family, file, weight, style }) {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('../fonts/${file}') format('woff2');
}
`;
}

/** A fallback face of a system font, adjusted to the width and the line metrics of the web font. */
function fallbackFace(font, sfnt, { name, local, width }) {
  const lines = readLines(sfnt);
  const size = font.width / width;
  const percent = (value) => `${Number((value * 100).toFixed(2))}%`;
  return `@font-face {
  font-family: '${font.family} ${name}';
  src: ${local.map((face) => `local('${face}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(lines.ascent / size)};
  descent-override: ${percent(lines.descent / size)};
  line-gap-override: ${percent(lines.lineGap / size)};
}
`;
}

/**
 * Reads the metrics for a fallback face from an uncompressed TrueType font.
 *
 * @param {Buffer} font an sfnt font
 * @returns ascent, descent and lineGap in em.
 */
function readLines(font) {
  const { head, hhea } = readTables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const em = (units) => units / unitsPerEm;
  return {
    ascent: em(font.readInt16BE(hhea + 4)),
    descent: em(-font.readInt16BE(hhea + 6)),
    lineGap: em(font.readInt16BE(hhea + 8)),
  };
}

/** Where each table begins, by its tag. */
function readTables(font) {
  const count = font.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + index * 16;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}
