import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MAIL_COLOURS, type MailColour } from './mail-style';

const TOKENS = readFileSync(
  path.join(import.meta.dirname, '../../../../libs/ui/src/styles/tokens.css'),
  'utf8',
);

describe('the palette of a mail', () => {
  it.each(Object.entries(MAIL_COLOURS))('takes %s from the token of that name', (name, [day, night]) => {
    expect(TOKENS).toContain(`--${name}: light-dark(${day}, ${night});`);
  });

  it.each<[text: MailColour, surface: MailColour]>([
    ['text', 'surface-raised'],
    ['text-soft', 'surface-raised'],
    ['text-soft', 'surface'],
    ['text-soft', 'surface-calm'],
    ['heading', 'surface-raised'],
    ['heading', 'surface'],
    ['link', 'surface-raised'],
    ['link', 'surface'],
    ['on-primary', 'primary'],
  ])('gives %s on %s a contrast of at least 4.5, day and night', (text, surface) => {
    for (const mode of [0, 1] as const)
      expect(contrast(MAIL_COLOURS[text][mode], MAIL_COLOURS[surface][mode])).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
