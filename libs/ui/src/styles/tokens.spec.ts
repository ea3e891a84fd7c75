import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

type Mode = 'day' | 'day, sepia' | 'day, high contrast' | 'night' | 'night, high contrast';
const MODES: Mode[] = ['day', 'day, sepia', 'day, high contrast', 'night', 'night, high contrast'];

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The declarations of the rule that begins with these words, each value on one line. */
function declarationsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start)).replace(/\s+/g, ' ');
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const COLOURS = declarationsOf(":root:not([data-contrast='high']) [data-theme]");
const SEPIA = declarationsOf(":root[data-paper='sepia']:not([data-theme], [data-contrast='high'])");
const HIGH_CONTRAST = declarationsOf('  :root,\n  [data-theme]');

/** The colour that a token has in a mode. */
function colourOf(token: string, mode: Mode): string {
  const changed = mode.includes('high') ? HIGH_CONTRAST : mode.includes('sepia') ? SEPIA : null;
  const value = changed?.get(token) ?? COLOURS.get(token) ?? '';
  const [, day, night] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
  return (mode.startsWith('day') ? day : night) ?? value;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAGE_SURFACES = ['--surface', '--surface-raised', '--surface-calm', '--surface-warm'];
const CATEGORY_SURFACES = [
  '--category-somn',
  '--category-stresshantering',
  '--category-naring',
  '--category-sjalvmedkansla',
];

/** Every pair of text and surface in use. */
const TEXT_PAIRS: readonly (readonly [text: string, surfaces: readonly string[]])[] = [
  [
    '--text',
    [
      ...PAGE_SURFACES,
      ...CATEGORY_SURFACES,
      '--surface-calm-strong',
      '--surface-success',
      '--surface-danger',
      '--field',
    ],
  ],
  ['--text-soft', [...PAGE_SURFACES, '--field']],
  ['--heading', PAGE_SURFACES],
  ['--link', PAGE_SURFACES],
  ['--link-hover', PAGE_SURFACES],
  ['--warm-text', PAGE_SURFACES],
  ['--on-deep', ['--surface-deep']],
  ['--on-deep-soft', ['--surface-deep']],
  ['--on-primary', ['--primary', '--primary-hover']],
  ['--on-danger', ['--danger', '--danger-hover']],
  ['--danger', [...PAGE_SURFACES, '--surface-danger']],
  ['--success', ['--surface-raised', '--surface-success']],
  ['--surface', ['--text']],
];

/** What must be seen to use a control. */
const GRAPHIC_PAIRS: typeof TEXT_PAIRS = [
  ['--control-line', ['--surface', '--surface-raised', '--field']],
  ['--focus', PAGE_SURFACES],
  ['--breath-line', ['--surface', '--surface-raised', '--surface-calm']],
  ['--primary', PAGE_SURFACES],
];

const cases = (pairs: typeof TEXT_PAIRS) =>
  MODES.flatMap((mode) => pairs.flatMap(([front, backs]) => backs.map((back) => ({ mode, front, back }))));

describe('the palette', () => {
  it('has a value in high contrast for every colour', () => {
    expect(HIGH_CONTRAST.size).toBeGreaterThan(30);
    expect([...HIGH_CONTRAST.keys()]).toEqual([...COLOURS.keys()]);
  });

  it('has a plain colour for every mode', () => {
    const used = new Set([...TEXT_PAIRS, ...GRAPHIC_PAIRS].flatMap(([front, backs]) => [front, ...backs]));
    const wrong = [...used].flatMap((token) =>
      MODES.filter((mode) => !/^#[0-9a-f]{6}$/.test(colourOf(token, mode))).map(
        (mode) => `${token} by ${mode}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('matches the design where the design names a colour', () => {
    const named = [
      '--surface',
      '--surface-raised',
      '--text',
      '--text-soft',
      '--link',
      '--danger',
      '--success',
    ];
    expect(named.map((token) => colourOf(token, 'day'))).toEqual([
      '#f1f5f2',
      '#fbfcfa',
      '#15231f',
      '#4c5a55',
      '#3f6b57',
      '#b3402e',
      '#1f6b45',
    ]);
  });

  it.each(cases(TEXT_PAIRS))(
    'gives $front on $back a readable contrast by $mode',
    ({ mode, front, back }) => {
      const required = mode.includes('high') ? 7 : 4.5;
      expect(contrast(colourOf(front, mode), colourOf(back, mode))).toBeGreaterThanOrEqual(required);
    },
  );

  it.each(MODES)('keeps the warm accent readable on deep surfaces by %s', (mode) => {
    const elements = readFileSync(path.join(import.meta.dirname, 'elements.css'), 'utf8');
    const accent = /\[data-surface='deep'\] \{[^}]*--accent: (#[0-9a-f]{6});/.exec(elements)?.[1] ?? '';
    const required = mode.includes('high') ? 7 : 4.5;
    expect(contrast(accent, colourOf('--surface-deep', mode))).toBeGreaterThanOrEqual(required);
  });

  it.each(cases(GRAPHIC_PAIRS))(
    'gives $front a contrast with $back in mode $mode',
    ({ mode, front, back }) => {
      expect(contrast(colourOf(front, mode), colourOf(back, mode))).toBeGreaterThanOrEqual(3);
    },
  );
});
