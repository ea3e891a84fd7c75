import { ADAPT } from './accessibility-button.copy';

export const ACCESSIBILITY_COPY = {
  title: ADAPT,
  intro: 'Ändringarna syns direkt och sparas i den här webbläsaren.',
  fontSize: 'Textstorlek',
  fontSizes: { normal: 'Normal', large: 'Stor', 'extra-large': 'Extra stor' },
  highContrast: 'Hög kontrast',
  highContrastHint: 'Svart på vitt, tydliga kanter och understrukna länkar.',
  reduceMotion: 'Mindre rörelse',
  reduceMotionHint: 'Inget glider, tonar eller rör sig av sig självt.',
  followsDevice: 'Din enhet ber redan om det, så sidan följer den.',
  reset: 'Återställ',
  done: 'Klar',
} as const;
