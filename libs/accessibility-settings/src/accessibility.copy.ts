import { ADAPT } from '@stillsam/ui';

export const ACCESSIBILITY_COPY = {
  title: ADAPT,
  intro: 'Ändringarna syns direkt och sparas i den här webbläsaren.',
  fontSize: 'Textstorlek',
  fontSizes: { normal: 'Normal', large: 'Stor', 'extra-large': 'Extra stor' },
  paper: 'Färger',
  papers: { device: 'Som din enhet', day: 'Ljust', sepia: 'Sepia', night: 'Natt' },
  looseLines: 'Luftigare rader',
  looseLinesHint: 'Mer luft mellan raderna i texter.',
  shortLines: 'Kortare rader',
  shortLinesHint: 'Färre ord på varje rad, på skärmar som är bredare än en telefon.',
  plainLetters: 'Enklare bokstäver',
  plainLettersHint: 'Texter visas med Verdana eller ett liknande typsnitt som din enhet har.',
  highContrast: 'Hög kontrast',
  highContrastHint: 'Svart på vitt, tydliga kanter och understrukna länkar.',
  reduceMotion: 'Mindre rörelse',
  reduceMotionHint: 'Inget glider, tonar eller rör sig av sig självt.',
  followsDevice: 'Din enhet ber redan om det, så sidan följer den.',
  reset: 'Återställ',
  done: 'Klar',
} as const;
