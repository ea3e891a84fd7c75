import type { EmotionalShift, ThoughtPattern } from './cognitive.machine';

interface PatternText {
  name: string;
  /** Describes the pattern in a sentence. */
  text: string;
  example: string;
}

/**
 * Five thinking traps of cognitive therapy, in the site's own words. The list derives from Beck, Rush, Shaw and Emery,
 * Cognitive Therapy of Depression (1979).
 */
export const PATTERN_TEXTS: Readonly<Record<ThoughtPattern, PatternText>> = {
  catastrophizing: {
    name: 'Katastroftankar',
    text: 'Tanken hoppar direkt till det värsta som skulle kunna hända.',
    example: '”Jag stakade mig på mötet. Nu blir jag av med jobbet.”',
  },
  'all-or-nothing': {
    name: 'Allt eller inget',
    text: 'Det är helt bra eller helt dåligt, och ingenting finns däremellan.',
    example: '”Jag hoppade över en promenad. Då kan jag lika gärna strunta i alltihop.”',
  },
  'self-criticism': {
    name: 'Självkritik',
    text: 'En enda händelse får bli en dom över hela dig.',
    example: '”Jag glömde hennes födelsedag. Jag är en dålig vän.”',
  },
  overgeneralizing: {
    name: 'Övergeneralisering',
    text: 'En gång får gälla för alla gånger. Lyssna efter ord som alltid och aldrig.',
    example: '”Det blev fel i dag. Det blir alltid fel för mig.”',
  },
  'mind-reading': {
    name: 'Tankeläsning',
    text: 'Du tror dig veta vad andra tänker, utan att ha frågat.',
    example: '”Hon svarade kort. Hon är säkert trött på mig.”',
  },
};

interface ShiftText {
  label: string;
  /** Shown after all four steps. */
  text: string;
}

export const SHIFT_TEXTS: Readonly<Record<EmotionalShift, ShiftText>> = {
  lighter: {
    label: 'Lite lättare',
    text: 'Skönt. Låt det få vara så en stund, utan att göra något av det.',
  },
  hopeful: {
    label: 'Mer hoppfullt',
    text: 'Fint. Den nya tanken kan vara bra att ha till hands nästa gång den gamla kommer.',
  },
  unchanged: {
    label: 'Ungefär som förut',
    text: 'Det är också ett svar. Tankar släpper sällan på beställning, och att ha tittat på den räcker för i dag.',
  },
};
