import { readFileSync } from 'node:fs';

export type Face = 'text' | 'strong' | 'emphasis';

/** Each address is written out, for the bundler copies what it sees. */
export const FONTS: Record<Face, Buffer> = {
  text: readFileSync(new URL('./fonts/literata.ttf', import.meta.url)),
  strong: readFileSync(new URL('./fonts/literata-strong.ttf', import.meta.url)),
  emphasis: readFileSync(new URL('./fonts/literata-italic.ttf', import.meta.url)),
};

/** Points, on A5: a page as wide as a reading device. */
export const MARGINS = { top: 48, bottom: 56, left: 44, right: 44 };
export const HEADING_SIZES = { 1: 22, 2: 15, 3: 12 } as const;
export const TEXT_SIZE = 10.5;
export const LINE_GAP = 3.5;
export const PARAGRAPH_GAP = 7;
export const INDENT = 16;
export const BODY = { face: 'text', lineGap: LINE_GAP } as const;
export const COLOURS = {
  ink: '#15231F',
  heading: '#12372F',
  link: '#3F6B57',
  quiet: '#4C5A55',
  line: '#75857E',
};
